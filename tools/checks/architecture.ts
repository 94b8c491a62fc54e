import { readFileSync } from 'node:fs';
import { adminPages, testerPage } from '@/config/adminPages';
import { pages } from '@/config/pages';
import { badCommits, missingFiles } from './contributing';
import { incompleteDecisions } from './decisions';
import { missingDocstrings } from './docstrings';
import { readDocuments } from './documents';
import { longFiles } from './file-sizes';
import { staleFiles } from './generated-files';
import { layoutOnlyStyles } from './layout-styles';
import { mirroredStories, pagesWithoutStory } from './mirrored-stories';
import { mutualFolders } from './mutual-folders';
import { typedAddresses } from './page-addresses';
import { unlistedAnswers } from './recorded-answers';
import { brokenReferences } from './references';
import { report } from './report';
import { readSources } from './sources';

const sources = readSources(process.cwd());
const documents = readDocuments(process.cwd());

report([
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
  ...(await staleFiles()),
  ...missingFiles(readFileSync('CONTRIBUTING.md', 'utf8')),
  ...badCommits(),
  ...unlistedAnswers(process.cwd()),
  ...incompleteDecisions(documents),
]);
