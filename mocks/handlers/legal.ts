import { legalTexts } from '@contract/legal';
import { legalFactsOf, type OperatorFacts } from '@contract/rules/site/legal';
import { settings } from '../db/settings';
import type { SomeHandlers } from './types';

/** The operator of the demo is nobody: nothing that visitors type leaves the browser. */
const demoFacts: OperatorFacts = {
  operator: '물빛 데모',
  address: '데모에는 운영하는 곳이 없습니다',
  officer: '데모 담당자',
  contact: 'help@mulbit.example',
};

export const legal = {
  getLegalText: ({ params }) => ({
    success: true,
    text: legalTexts[params.name],
    facts: legalFactsOf(demoFacts, settings.read()),
  }),
} satisfies SomeHandlers;
