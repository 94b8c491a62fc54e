import { call } from '../client';

/** The headlines of the stock keywords, and what the call took. */
export const fetchStockNews = (signal?: AbortSignal) => call('listStockNews', {}, signal);
