import { routes } from '@/config/routes';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Demo } from './layouts/demo';
import { SiteLayout } from './layouts/SiteLayout';
import { lazyScreen } from './lazyScreen';
import { PageSkeleton } from './PageSkeleton';
import { HomeScreen, MemberScreen, PostScreen } from './pages';

const CharacterScreen = lazyScreen(() =>
  import('@/screens/CharacterScreen/CharacterScreen').then((file) => file.CharacterScreen),
);
const GardenScreen = lazyScreen(() =>
  import('@/screens/GardenScreen/GardenScreen').then((file) => file.GardenScreen),
);
const LoginScreen = lazyScreen(() =>
  import('@/screens/LoginScreen/LoginScreen').then((file) => file.LoginScreen),
);
const MyScreen = lazyScreen(() =>
  import('@/screens/MyScreen/MyScreen').then((file) => file.MyScreen),
);
const WriteScreen = lazyScreen(() =>
  import('@/screens/WriteScreen/WriteScreen').then((file) => file.WriteScreen),
);
const WriteYoutubeScreen = lazyScreen(() =>
  import('@/screens/WriteYoutubeScreen/WriteYoutubeScreen').then((file) => file.WriteYoutubeScreen),
);

interface SiteRoutesProps {
  demo?: Demo | undefined;
  /** The address one step back in the history, where that is known. */
  cameFrom: string | null;
}

/** Every screen comes when it is asked for; what the server rendered brings its own along. */
export function SiteRoutes({ demo, cameFrom }: SiteRoutesProps) {
  return (
    <Routes>
      <Route
        path={routes.login}
        element={
          <Suspense fallback={<PageSkeleton />}>
            <LoginScreen demo={demo !== undefined} cameFrom={cameFrom} />
          </Suspense>
        }
      />
      <Route element={<SiteLayout demo={demo} />}>
        <Route path={routes.home} element={<HomeScreen />} />
        <Route path={routes.post} element={<PostScreen />} />
        <Route path={routes.member} element={<MemberScreen />} />
        <Route path={routes.my} element={<MyScreen />} />
        <Route path={routes.garden} element={<GardenScreen />} />
        <Route path={routes.character} element={<CharacterScreen />} />
        <Route path={routes.write} element={<WriteScreen />} />
        <Route path={routes.writeYoutube} element={<WriteYoutubeScreen />} />
      </Route>
      <Route path="*" element={<Navigate to={routes.home} replace />} />
    </Routes>
  );
}
