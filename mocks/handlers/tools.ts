import {
  estateAnswer,
  fixtureAnswer,
  newsAnswer,
  portalAnswer,
  stockAnswer,
} from '@adapters/answers';
import { ApiError } from '@contract/errors';
import { presentPerson } from '@contract/presenters/person';
import { presentConditions } from '@contract/presenters/review';
import { formatId } from '@contract/rules/site/ids';
import { testerTexts } from '@contract/texts';
import { imports } from '../db/imports';
import { toolCalls } from '../db/tool-calls';
import { memberOf } from '../http/viewer';
import { personOf } from '../presenters/review';
import { tools as dataTools, toolsOf } from '../tools';
import type { SomeHandlers } from './types';
import { runToolFor } from './youtube';

export const tools = {
  callNews: ({ query }, context) => newsAnswer(toolsOf(context), runToolFor(context), query),
  searchPortalNews: ({ query }, context) =>
    portalAnswer(toolsOf(context), runToolFor(context), query),
  findRealEstate: ({ query }, context) =>
    estateAnswer(toolsOf(context), runToolFor(context), query),
  listStockNews: (_, context) => stockAnswer(toolsOf(context), runToolFor(context)),
  recordFixture: ({ body }, context) => fixtureAnswer(toolsOf(context), runToolFor(context), body),

  async getQuotas() {
    return {
      success: true,
      quotas: await dataTools.quotas(),
      sources: dataTools.sources(),
      options: dataTools.options(),
    };
  },

  listToolCalls({ query }, { viewer }) {
    const calls = toolCalls
      .listOf(memberOf(viewer).id, query.tester)
      .map(({ id, createdAt, ...record }) => ({
        ...record,
        params: { ...record.params },
        callId: formatId('call', id),
        createdAt: new Date(createdAt).toISOString(),
      }));
    return { success: true, calls };
  },

  listImportBatches() {
    const batches = imports
      .list()
      .map(({ id, kind, memberId, createdAt, conditions, ...counts }) => ({
        kind,
        pending: counts.pending,
        confirmed: counts.confirmed,
        reverted: counts.reverted,
        rejected: counts.rejected,
        comments: counts.comments,
        removed: counts.removed,
        conditions: presentConditions(conditions),
        batchId: id,
        by: presentPerson(personOf(memberId)),
        createdAt: new Date(createdAt).toISOString(),
      }));
    return { success: true, batches };
  },

  undoImport({ params: { batchId } }, { viewer, now }) {
    if (!imports.find(batchId)) throw new ApiError('NOT_FOUND', testerTexts.batchNotFound);
    return { success: true, ...imports.undo(batchId, memberOf(viewer).id, now) };
  },

  redoImport({ params: { batchId } }, { viewer, now }) {
    if (!imports.find(batchId)) throw new ApiError('NOT_FOUND', testerTexts.batchNotFound);
    return { success: true, ...imports.redo(batchId, memberOf(viewer).id, now) };
  },
} satisfies SomeHandlers;
