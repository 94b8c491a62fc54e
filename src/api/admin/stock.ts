import { call } from '../client';

/** The headlines of the stock keywords, and the call's quota use. */
export const fetchStockNews = (signal?: AbortSignal) => call('listStockNews', {}, signal);
