import { closedClassName } from './closed-class-name';
import { importZones } from './import-zones';
import { noBareImport } from './no-bare-import';
import { noBareText } from './no-bare-text';
import { noBranchOnArguments } from './no-branch-on-arguments';
import { noBrowserAtImport } from './no-browser-at-import';
import { noHangul } from './no-hangul';
import { noRawValues } from './no-raw-values';
import { noStoryTitle } from './no-story-title';
import { noTypedTexts } from './no-typed-texts';

export default {
  meta: { name: 'architecture' },
  rules: {
    'closed-class-name': closedClassName,
    'import-zones': importZones,
    'no-bare-import': noBareImport,
    'no-bare-text': noBareText,
    'no-branch-on-arguments': noBranchOnArguments,
    'no-browser-at-import': noBrowserAtImport,
    'no-hangul': noHangul,
    'no-raw-values': noRawValues,
    'no-story-title': noStoryTitle,
    'no-typed-texts': noTypedTexts,
  },
};
