import { pages } from '@/config/pages';
import { cycles } from './cycles';
import { missingDocstrings } from './docstrings';
import { longFiles } from './file-sizes';
import { mirroredStories, pagesWithoutStory } from './mirrored-stories';
import { typedAddresses } from './page-addresses';
import { report } from './report';
import { readSources } from './sources';

const sources = readSources(process.cwd());

report([
  ...cycles(sources),
  ...missingDocstrings(sources),
  ...longFiles(sources),
  ...mirroredStories(sources),
  ...pagesWithoutStory(Object.keys(pages), sources),
  ...typedAddresses(
    Object.values(pages).map(({ path }) => path),
    sources,
  ),
]);
