import * as v from 'valibot';
import {
  ArticleSchema,
  EstateItemSchema,
  FixtureSchema,
  ImportBatchSchema,
  PortalArticleSchema,
  QuotaStateSchema,
  SourceSchema,
  ToolCallSchema,
  toolAnswer,
} from '../models/tools';
import { testerInput } from '../models/tester-input';
import { testerIds, testerOf } from '../testers';
import { news } from '../testers/news';
import { portalNews } from '../testers/portal-news';
import { realEstate } from '../testers/real-estate';
import { testerTexts, validationTexts } from '../texts';
import { AdminKey, Fresh } from './common';
import { endpoint, ok } from './define';

const upstream = ['UPSTREAM', 'UPSTREAM_QUOTA'] as const;
const fields = { adminKey: AdminKey, fresh: Fresh };
const Params = v.record(v.string(), v.string());

export const callNews = endpoint({
  summary: 'News from NewsAPI',
  access: 'adminOrKey',
  sameOrigin: true,
  query: testerInput(() => news, fields, [news]),
  response: ok({
    endpoint: v.string(),
    params: Params,
    result: v.object({ totalResults: v.number(), articles: v.array(ArticleSchema) }),
    ...toolAnswer,
  }),
  errors: upstream,
});

export const searchPortalNews = endpoint({
  summary: "News from Naver's search",
  access: 'adminOrKey',
  sameOrigin: true,
  query: testerInput(() => portalNews, fields, [portalNews]),
  response: ok({
    query: v.string(),
    result: v.object({
      total: v.number(),
      start: v.number(),
      display: v.number(),
      items: v.array(PortalArticleSchema),
    }),
    ...toolAnswer,
  }),
  errors: upstream,
});

export const findRealEstate = endpoint({
  summary: 'Public auctions and their results, or apartment sales if those are unavailable',
  access: 'adminOrKey',
  sameOrigin: true,
  query: testerInput(() => realEstate, fields, [realEstate]),
  response: ok({
    region: v.string(),
    type: v.picklist(['auction', 'bid']),
    /** The service that answered: the list of auctions, their results, or sales in a district. */
    basis: v.picklist(['onbidList', 'onbidResults', 'apartments']),
    result: v.object({
      response: v.object({
        body: v.object({
          items: v.object({ item: v.array(EstateItemSchema) }),
          totalCount: v.number(),
          pageNo: v.number(),
          numOfRows: v.number(),
        }),
      }),
    }),
    ...toolAnswer,
  }),
  errors: upstream,
});

export const listStockNews = endpoint({
  summary:
    'Korean business headlines for the stock keywords, from the portal if NewsAPI has nothing',
  access: 'admin',
  sameOrigin: true,
  response: ok({
    articles: v.array(ArticleSchema),
    total: v.number(),
    basis: v.picklist(['newsapi', 'naver']),
    ...toolAnswer,
  }),
  errors: upstream,
});

export const getQuotas = endpoint({
  summary: "Today's quotas, simulated services, and the services' addresses in use",
  access: 'admin',
  response: ok({
    quotas: v.array(QuotaStateSchema),
    sources: v.object({
      youtube: SourceSchema,
      newsapi: SourceSchema,
      naver: SourceSchema,
      dataGoKr: SourceSchema,
    }),
    options: v.object({
      naver: v.picklist(['naver', 'naverHub']),
      onbidList: v.string(),
    }),
  }),
});

export const listToolCalls = endpoint({
  summary: "The admin's last fifty runs of a data tool, newest first",
  access: 'admin',
  query: v.object({ tester: v.picklist(testerIds, testerTexts.unknownTester) }),
  response: ok({ calls: v.array(ToolCallSchema) }),
});

export const recordFixture = endpoint({
  summary: 'The exchanges of a run as a file for the simulated services, without keys',
  access: 'admin',
  body: v.pipe(
    v.object({
      tester: v.picklist(testerIds, testerTexts.unknownTester),
      params: v.record(v.string(), v.string(), validationTexts.field),
      /** Whether to use only stored answers: costs nothing; NOT_FOUND without one. */
      keptOnly: v.optional(v.boolean(validationTexts.field)),
    }),
    v.transform(({ tester, params, keptOnly = false }): Record<string, unknown> => ({
      ...params,
      tester,
      keptOnly: String(keptOnly),
    })),
    testerInput(
      ({ tester = '' }) => testerOf(tester),
      {
        tester: v.string(),
        keptOnly: v.string(),
      },
      [],
    ),
  ),
  response: ok({ fileName: v.string(), fixture: FixtureSchema }),
  errors: [...upstream, 'NOT_FOUND'],
});

export const listImportBatches = endpoint({
  summary: 'The last fifty import batches, newest first',
  access: 'admin',
  response: ok({ batches: v.array(ImportBatchSchema) }),
});

const batch = v.object({ batchId: v.pipe(v.string(), v.maxLength(64, validationTexts.id)) });

export const undoImport = endpoint({
  summary: 'Undoes a batch: removes its posts that still wait for review',
  access: 'admin',
  params: batch,
  response: ok({ removed: v.number(), kept: v.number() }),
  errors: ['NOT_FOUND'],
});

export const redoImport = endpoint({
  summary: 'Restores the posts removed with a batch',
  access: 'admin',
  params: batch,
  // A post is not restored if its video was imported again in the meantime.
  response: ok({ restored: v.number() }),
  errors: ['NOT_FOUND'],
});
