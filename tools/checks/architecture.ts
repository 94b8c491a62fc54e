import { routes } from '@/config/routes';
import { cycles } from './cycles';
import { missingDocstrings } from './docstrings';
import { longFiles } from './file-sizes';
import { mirroredStories, routesWithoutStory } from './mirrored-stories';
import { mutualFolders } from './mutual-folders';
import { readDocuments, stalePages } from './product-docs';
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
  ...mirroredStories(sources),
  ...routesWithoutStory(Object.keys(routes), sources),
  ...brokenReferences(sources, documents),
  ...(await stalePages(documents)),
  ...retiredNames(sources, retiredBy(documents.get('docs/glossary.md') ?? '')),
]);
