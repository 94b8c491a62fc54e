import {
  estateAnswer,
  fixtureAnswer,
  newsAnswer,
  portalAnswer,
  stockAnswer,
} from '@adapters/answers';
import { redoBatch, undoBatch } from '../commands/save-videos';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { presentBatch, presentToolCall } from '../presenters/tool';
import { listBatches } from '../tables/imported-video';
import { listToolCalls } from '../tables/tool-call';
import { runToolFor } from './youtube';

/** The data tools other than YouTube's, and the calls for all tools. */
export const toolRoutes = {
  callNews: ({ query, services, viewer }) =>
    newsAnswer(services.tools, runToolFor(services, viewer), query),
  searchPortalNews: ({ query, services, viewer }) =>
    portalAnswer(services.tools, runToolFor(services, viewer), query),
  findRealEstate: ({ query, services, viewer }) =>
    estateAnswer(services.tools, runToolFor(services, viewer), query),
  listStockNews: ({ services, viewer }) =>
    stockAnswer(services.tools, runToolFor(services, viewer)),
  recordFixture: ({ body, services, viewer }) =>
    fixtureAnswer(services.tools, runToolFor(services, viewer), body),

  async getQuotas({ services: { tools } }) {
    return {
      success: true,
      quotas: await tools.quotas(),
      sources: tools.sources(),
      options: tools.options(),
    };
  },

  async listToolCalls({ query, services, viewer }) {
    const rows = await listToolCalls(services.db, {
      memberId: requireMember(viewer).id,
      tester: query.tester,
    });
    return { success: true, calls: rows.map(presentToolCall) };
  },

  async listImportBatches({ services }) {
    const rows = await listBatches(services.db);
    return { success: true, batches: rows.map(presentBatch) };
  },

  async undoImport({ params, services, viewer, now }) {
    const { id } = requireMember(viewer);
    const outcome = await undoBatch(services.db, params.batchId, id, now);
    services.updates.changed();
    return { success: true, ...outcome };
  },

  async redoImport({ params, services, viewer, now }) {
    const { id } = requireMember(viewer);
    const outcome = await redoBatch(services.db, params.batchId, id, now);
    services.updates.changed();
    return { success: true, ...outcome };
  },
} satisfies SomeHandlers;
