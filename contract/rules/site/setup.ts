import { ApiError } from '../../errors';
import { reasonTexts } from '../../texts';
import { tileUrl } from './tiles';

/** The spheres that a new site may begin with. */
export const starterSpheres = [
  { name: '자유로운 이야기', description: '무엇이든 편하게 나눠요', icon: tileUrl('night') },
  { name: '오늘의 영상', description: '오늘 본 영상 가운데 하나', icon: tileUrl('camp') },
  { name: '음악', description: '듣고 부르고 연주하는 이야기', icon: tileUrl('music') },
  { name: '요리', description: '만들고 먹는 즐거움', icon: tileUrl('cook') },
  { name: '게임', description: '함께 하고 함께 보는 게임', icon: tileUrl('game') },
  { name: '책과 공부', description: '읽고 배운 것을 나눠요', icon: tileUrl('book') },
] as const;

/** The most spheres of one setup. */
export const STARTER_SPHERES_MOST = 20;

/** How long a setup link is valid, ms: an hour. */
export const SETUP_LINK_LIFETIME = 3_600_000;

/** The error for a setup link that is expired, used or was never valid. */
export const setupEnded = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.siteSetupEnded);

/** What a site should have before it is opened to others. */
export const siteNeeds = ['mail', 'keys', 'backups', 'legal'] as const;
export type SiteNeed = (typeof siteNeeds)[number];
