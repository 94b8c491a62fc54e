import { adminPages, testerPage } from '@/config/adminPages';
import { pages } from '@/config/pages';
import { cycles } from './cycles';
import { incompleteDecisions } from './decisions';
import { missingDocstrings } from './docstrings';
import { longFiles } from './file-sizes';
import { layoutOnlyStyles } from './layout-styles';
import { staleLegalTexts } from './legal-texts';
import { mirroredStories, pagesWithoutStory } from './mirrored-stories';
import { mutualFolders } from './mutual-folders';
import { typedAddresses } from './page-addresses';
import { readDocuments, stalePages } from './product-docs';
import { unlistedAnswers } from './recorded-answers';
import { brokenReferences } from './references';
import { report } from './report';
import { retiredBy, retiredNames } from './retired-names';
import { readSources } from './sources';

const sources = readSources(process.cwd());
const documents = readDocuments(process.cwd());

report([
  ...cycles(sources),
  ...mutualFolders(sources),
  ...missingDocstrings(sources),
  ...longFiles(sources),
  ...layoutOnlyStyles(sources),
  ...mirroredStories(sources),
  ...pagesWithoutStory(Object.keys(pages), sources),
  ...pagesWithoutStory([...Object.keys(adminPages), testerPage], sources, 'admin/'),
  ...typedAddresses(
    Object.values(pages).map(({ path }) => path),
    sources,
  ),
  ...brokenReferences(sources, documents),
  ...(await stalePages(documents)),
  ...(await staleLegalTexts(process.cwd(), sources)),
  ...unlistedAnswers(process.cwd()),
  ...incompleteDecisions(documents),
  ...retiredNames(sources, retiredBy(documents.get('docs/glossary.md') ?? '')),
]);
