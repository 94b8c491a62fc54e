-- Mulbit 0.1.0 (2026-11-21), last migration 0015_changes.
-- Made from commit 31563300: its migrations and its demo of that day on SQLite, of which three posts
-- and what belongs to them are left.
CREATE TABLE `knex_migrations` (`id` integer not null primary key autoincrement, `name` varchar(255), `batch` integer, `migration_time` datetime);
INSERT INTO knex_migrations ("id", "name", "batch", "migration_time") VALUES
(1, '0001_members', 1, 1795815823252),
(2, '0002_spheres', 1, 1795815823254),
(3, '0003_posts', 1, 1795815823257),
(4, '0004_comments', 1, 1795815823258),
(5, '0005_settings', 1, 1795815823259),
(6, '0006_search', 1, 1795815823259),
(7, '0007_links', 1, 1795815823264),
(8, '0008_uploads', 1, 1795815823265),
(9, '0009_collections', 1, 1795815823268),
(10, '0010_notifications', 1, 1795815823269),
(11, '0011_account', 1, 1795815823274),
(12, '0012_economy', 1, 1795815823276),
(13, '0013_news', 1, 1795815823287),
(14, '0014_writings', 1, 1795815823289),
(15, '0015_changes', 1, 1795815823289);
CREATE TABLE `knex_migrations_lock` (`index` integer not null primary key autoincrement, `is_locked` integer);
INSERT INTO knex_migrations_lock ("index", "is_locked") VALUES
(1, 0);
CREATE TABLE `member` (`id` integer not null primary key autoincrement, `user_name` text not null, `profile_image` text, `bio` text not null default '', `water_drops` integer not null default '0', `gems` integer not null default '0', `level` integer not null default '1', `experience` integer not null default '0', `admin_level` smallint not null default '0', `created_at` bigint not null, has_exclusions smallint NOT NULL DEFAULT 0, `deleted_at` bigint);
INSERT INTO member ("id", "user_name", "profile_image", "bio", "water_drops", "gems", "level", "experience", "admin_level", "created_at", "has_exclusions", "deleted_at") VALUES
(1, '이유나', '/avatars/yuna.svg', '퇴근하고 한 편, 자기 전에 한 편.', 1250, 300, 7, 4480, 0, 1776740400000, 0, NULL),
(2, '물빛 운영자', '/avatars/sea.svg', '물빛의 소식을 전하고 올라온 글을 살펴봅니다.', 9800, 1200, 12, 3150, 1, 1760497200000, 0, NULL),
(3, '박지훈', '/avatars/jihoon.svg', '밤에 걷고, 찍고, 올립니다', 3420, 180, 9, 6210, 0, 1761706800000, 0, NULL),
(4, '김민지', '/avatars/minji.svg', '춘천에서 아침을 찍는 사람. 새벽 산책 4년째예요.', 2160, 95, 8, 1740, 0, 1769223600000, 0, NULL),
(5, '오태오', '/avatars/taeo.svg', '숫자와 우주 이야기를 좋아합니다.', 1980, 420, 8, 5020, 0, 1771383600000, 0, NULL),
(6, '정소라', '/avatars/sora.svg', '소리 모으는 취미가 있습니다. 빗소리, 장작, 연필 소리.', 1530, 60, 6, 2890, 0, 1778814000000, 0, NULL),
(7, '최현', '/avatars/hyun.svg', '낮에는 배달, 밤에는 기타와 축구.', 870, 140, 5, 3660, 0, 1782097200000, 0, NULL),
(8, '윤가람', '/avatars/cat.svg', '보리와 콩이네 집사. 사진첩의 9할이 고양이입니다.', 1120, 75, 6, 910, 0, 1783738800000, 0, NULL),
(9, '서다온', '/avatars/leaf.svg', '자취 7년 차, 냉장고 비우기 전문.', 640, 30, 4, 2075, 0, 1787626800000, 0, NULL),
(10, '배은찬', NULL, '', 90, 0, 2, 640, 0, 1793588400000, 0, NULL);
CREATE TABLE `credential` (`member_id` integer, `email` text not null, `password_hash` text, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`member_id`));
INSERT INTO credential ("member_id", "email", "password_hash") VALUES
(1, 'member@mulbit.test', '$argon2id$v=19$m=19456,t=2,p=1$/pXs54OfRKj/aQOHrrosKQ$UiCp7ggQDeaM+OQ70su4TnCSOxrHySNYnQYzKvSs37A'),
(2, 'admin@mulbit.test', '$argon2id$v=19$m=19456,t=2,p=1$DOB/+WtlatAnw5k/jCvsEw$BCBP+eL9QYq1evZfpy6/t4TFDjymUt5rF2qSFoizHcM'),
(3, 'jihoon@mulbit.test', NULL),
(4, 'minji@mulbit.test', NULL),
(5, 'taeo@mulbit.test', NULL),
(6, 'sora@mulbit.test', NULL),
(7, 'hyun@mulbit.test', NULL),
(8, 'garam@mulbit.test', NULL),
(9, 'daon@mulbit.test', NULL),
(10, 'eunchan@mulbit.test', NULL);
CREATE TABLE `session` (`token_hash` text, `member_id` integer not null, `created_at` bigint not null, `expires_at` bigint not null, `id` text, `user_agent` text not null default '', `last_seen_at` bigint not null default '0', foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`token_hash`));
CREATE TABLE `sphere` (`id` integer not null primary key autoincrement, `name` text not null, `icon` text not null, `description` text not null, `member_count` integer not null default '0');
INSERT INTO sphere ("id", "name", "icon", "description", "member_count") VALUES
(1, '새벽 감성', '/spheres/night.svg', '잠이 오지 않는 밤, 조용히 켜 두기 좋은 영상을 나눕니다.', 9312),
(2, '자취생 부엌', '/spheres/cook.svg', '냄비 하나, 재료 셋이면 되는 한 끼를 함께 해 먹습니다.', 12740),
(3, '축구 보는 밤', '/spheres/ball.svg', '새벽 중계를 혼자 보지 않으려고 모였습니다.', 7451),
(4, '퇴근 후 기타', '/spheres/music.svg', '하루 20분, 손끝이 아프지 않을 만큼만 연습하는 사람들입니다.', 4208),
(5, '오로라 원정대', '/spheres/camp.svg', '언젠가 떠날 북쪽 여행을 영상으로 먼저 다녀옵니다.', 2436),
(6, '고양이와 산다', '/spheres/cat.svg', '집사도, 랜선 집사도 하루 한 번 들러 쉬어 가는 곳입니다.', 18254),
(7, '한 장 과학', '/spheres/book.svg', '어려운 과학을 그림 한 장, 영상 한 편만큼씩 읽어 갑니다.', 6183),
(8, '인디게임 산책', '/spheres/game.svg', '작은 팀이 오래 만든 게임을 천천히 걸어 봅니다.', 3719),
(9, '경제 읽는 아침', '/spheres/chart.svg', '출근길에 읽을 만한 경제 글과 영상을 하루 하나씩 고릅니다.', 5527);
CREATE TABLE `sphere_member` (`sphere_id` integer not null, `member_id` integer not null, `role` text not null default 'member', `joined_at` bigint not null, foreign key(`sphere_id`) references `sphere`(`id`) on delete CASCADE, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`sphere_id`, `member_id`));
INSERT INTO sphere_member ("sphere_id", "member_id", "role", "joined_at") VALUES
(1, 3, 'owner', 1764126000000),
(1, 4, 'staff', 1770174000000),
(1, 1, 'member', 1777863600000),
(1, 6, 'member', 1778986800000),
(1, 5, 'member', 1780110000000),
(1, 7, 'member', 1784862000000),
(1, 8, 'member', 1789700400000),
(2, 9, 'owner', 1787799600000),
(2, 1, 'member', 1779678000000),
(2, 6, 'member', 1782270000000),
(2, 7, 'member', 1786762800000),
(2, 10, 'member', 1794193200000),
(3, 7, 'owner', 1782356400000),
(3, 10, 'member', 1793674800000),
(3, 5, 'member', 1783998000000),
(3, 1, 'member', 1789527600000),
(4, 7, 'owner', 1782702000000),
(4, 1, 'member', 1790218800000),
(4, 3, 'member', 1790823600000),
(5, 4, 'owner', 1774494000000),
(5, 3, 'member', 1777950000000),
(5, 6, 'member', 1788577200000),
(6, 8, 'owner', 1783911600000),
(6, 6, 'member', 1785726000000),
(6, 4, 'member', 1786935600000),
(6, 9, 'member', 1791774000000),
(7, 5, 'owner', 1773198000000),
(7, 3, 'member', 1787454000000),
(7, 10, 'member', 1794452400000),
(8, 10, 'member', 1793761200000),
(8, 8, 'owner', 1786417200000),
(8, 5, 'member', 1787972400000),
(9, 5, 'owner', 1773630000000),
(9, 2, 'staff', 1777086000000),
(9, 9, 'member', 1792206000000);
CREATE TABLE `post` (`id` integer not null primary key autoincrement, `author_id` integer not null, `sphere_id` integer, `title` text, `blocks` text not null, `timing` text, `content_category` text, `api_source` text, `is_pinned` smallint not null default '0', `is_confirmed` smallint not null default '0', `like_count` integer not null default '0', `dislike_count` integer not null default '0', `comment_count` integer not null default '0', `share_count` integer not null default '0', `view_count` integer not null default '0', `created_at` bigint not null, `published_at` bigint, `deleted_at` bigint, `revert_reason` text, `writing_id` text, `revision` integer not null default '0', `changed_at` bigint, foreign key(`author_id`) references `member`(`id`), foreign key(`sphere_id`) references `sphere`(`id`));
INSERT INTO post ("id", "author_id", "sphere_id", "title", "blocks", "timing", "content_category", "api_source", "is_pinned", "is_confirmed", "like_count", "dislike_count", "comment_count", "share_count", "view_count", "created_at", "published_at", "deleted_at", "revert_reason", "writing_id", "revision", "changed_at") VALUES
(5, 1, 2, '묵은지 하나로 끝내는 20분 김치찌개', '[{"id":"b1","type":"text","content":"묵은지는 씻지 말고 국물까지 넣는 게 포인트예요. 참치도 고기도 없이 들기름 한 숟갈이면 됩니다."},{"id":"b2","type":"video","url":"https://www.youtube.com/watch?v=qWbHSOplcvY","caption":"","embedUrl":"https://www.youtube-nocookie.com/embed/qWbHSOplcvY","image":"/scenes/cook.svg","channelName":"자취요리연구소","durationSeconds":1085}]', 'drinking', 'cooking', 'manual', 0, 0, 0, 0, 0, 0, 0, 1795230000000, NULL, NULL, NULL, NULL, 0, NULL),
(16, 7, 3, '9초 58, 느린 화면으로 다시 보기', '[{"id":"b1","type":"video","url":"https://www.youtube.com/watch?v=3nbjhpcZ9_g","caption":"","embedUrl":"https://www.youtube-nocookie.com/embed/3nbjhpcZ9_g","image":"/scenes/run.svg","channelName":"기록의 순간","durationSeconds":156},{"id":"b2","type":"text","content":"60미터 지점까지는 아무도 앞서지 않습니다. 그다음 40미터에서 무슨 일이 생기는지 발끝만 보세요."}]', 'break', 'sports', 'manual', 0, 1, 604, 3, 2, 22, 41377, 1794495600000, 1794495600000, NULL, NULL, NULL, 0, NULL),
(21, 3, 4, '막차 지하철에서만 좋은 노래가 있습니다', '[{"id":"b1","type":"video","url":"https://www.youtube.com/watch?v=YQHsXMglC9A","caption":"","embedUrl":"https://www.youtube-nocookie.com/embed/YQHsXMglC9A","image":"/scenes/train.svg","channelName":"막차 라디오","durationSeconds":366},{"id":"b2","type":"text","content":"당산철교 건널 때 후렴이 나오면 그날은 잘 산 겁니다. 시간 맞추려고 합정에서 한 대 보낸 적도 있어요."}]', 'commute', NULL, 'manual', 0, 1, 327, 4, 2, 19, 12655, 1794426480000, 1794426480000, NULL, NULL, NULL, 0, NULL);
CREATE TABLE `reaction` (`post_id` integer not null, `member_id` integer not null, `kind` smallint not null, `previous` smallint not null default '0', `reacted_at` bigint not null default '0', foreign key(`post_id`) references `post`(`id`) on delete CASCADE, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`post_id`, `member_id`));
INSERT INTO reaction ("post_id", "member_id", "kind", "previous", "reacted_at") VALUES
(16, 5, 1, 0, 1794497700000),
(16, 10, 1, 0, 1794499800000),
(21, 4, 1, 0, 1794428160000),
(21, 6, 1, 0, 1794429000000),
(21, 7, 1, 0, 1794429420000);
CREATE TABLE `comment` (`id` integer not null primary key autoincrement, `post_id` integer not null, `author_id` integer not null, `parent_id` integer, `root_id` integer not null, `content` text not null, `like_count` integer not null default '0', `reply_count` integer not null default '0', `created_at` bigint not null, `edited_at` bigint, `deleted_at` bigint, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, foreign key(`author_id`) references `member`(`id`), foreign key(`parent_id`) references `comment`(`id`));
INSERT INTO comment ("id", "post_id", "author_id", "parent_id", "root_id", "content", "like_count", "reply_count", "created_at", "edited_at", "deleted_at") VALUES
(243, 16, 5, NULL, 243, '60미터부터 속도가 느는 게 아니라 남들이 줄어드는 거라는 설명이 신기했어요.', 9, 0, 1794530160000, NULL, NULL),
(244, 16, 10, NULL, 244, '발끝만 보라고 하셔서 봤더니 땅에 닿는 시간이 정말 짧네요. 튕기는 것 같아요.', 5, 0, 1794590640000, NULL, NULL),
(315, 21, 6, NULL, 315, '합정에서 한 대 보내셨다는 데서 웃었어요. 저도 해 보고 싶네요.', 11, 1, 1794461040000, NULL, NULL),
(316, 21, 7, 315, 315, '당산철교는 1분 20초쯤 걸립니다. 전주가 짧은 노래를 고르세요.', 15, 0, 1794478320000, NULL, NULL);
CREATE TABLE `comment_like` (`comment_id` integer not null, `member_id` integer not null, `is_liked` smallint not null, foreign key(`comment_id`) references `comment`(`id`) on delete CASCADE, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`comment_id`, `member_id`));
INSERT INTO comment_like ("comment_id", "member_id", "is_liked") VALUES
(243, 7, 1),
(315, 3, 1),
(316, 3, 1),
(316, 6, 1);
CREATE TABLE `setting` (`name` text, `value` smallint not null, primary key (`name`));
INSERT INTO setting ("name", "value") VALUES
('companion_visible', 1),
('recommended_spheres_visible', 1),
('review_required', 1);
CREATE TABLE `audit` (`id` integer not null primary key autoincrement, `actor_id` integer, `action` text not null, `subject` text not null, `detail` text not null, `created_at` bigint not null, foreign key(`actor_id`) references `member`(`id`));
CREATE VIRTUAL TABLE post_search USING fts5 ( tokens, content = '', contentless_delete = 1, prefix = '1', tokenize = 'unicode61 remove_diacritics 0' );
INSERT INTO post_search (rowid, tokens) VALUES (1794426480000, '막차 차 지하 하철 철에 에서 서만 만 좋은 은 노래 래가 가 있습 습니 니다 다  박지 지훈 훈  퇴근 근 후 기타 타   당산 산철 철교 교 건널 널 때 후렴 렴이 이 나오 오면 면 그날 날은 은 잘 산 겁니 니다 다 시간 간 맞추 추려 려고 고 합정 정에 에서 서 한 대 보낸 낸 적도 도 있어 어요 요');
INSERT INTO post_search (rowid, tokens) VALUES (1794495600000, '9초 초 58 8 느린 린 화면 면으 으로 로 다시 시 보기 기  최현 현  축구 구 보는 는 밤   60 0미 미터 터 지점 점까 까지 지는 는 아무 무도 도 앞서 서지 지 않습 습니 니다 다 그다 다음 음 40 0미 미터 터에 에서 서 무슨 슨 일이 이 생기 기는 는지 지 발끝 끝만 만 보세 세요 요');
INSERT INTO post_search (rowid, tokens) VALUES (-5, '묵은 은지 지 하나 나로 로 끝내 내는 는 20 0분 분 김치 치찌 찌개 개  이유 유나 나  자취 취생 생 부엌 엌  묵은 은지 지는 는 씻지 지 말고 고 국물 물까 까지 지 넣는 는 게 포인 인트 트예 예요 요 참치 치도 도 고기 기도 도 없이 이 들기 기름 름 한 숟갈 갈이 이면 면 됩니 니다 다 ');
CREATE TABLE `post_link` (`post_id` integer not null, `link` text not null, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, primary key (`post_id`, `link`));
INSERT INTO post_link ("post_id", "link") VALUES
(5, 'C8-Qs7lJbqMRthuZ8Mcj8ifthhhKOWmHmso6Wu5W9EE'),
(16, 'K2-q_6oxpfg5d1Y7jJv-0cCC-xntxk2-iFYhvQPzF44'),
(21, '-28Gy1snD8jNxwkS4fPn4Cbo2pQWen8Y1AS2wtXBV-c');
CREATE TABLE `link_preview` (`address` text, `preview` text not null, `expires_at` bigint not null, primary key (`address`));
CREATE TABLE `post_share` (`post_id` integer not null, `visit` text not null, `created_at` bigint not null, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, primary key (`post_id`, `visit`));
CREATE TABLE `upload` (`name` text, `member_id` integer not null, `width` integer not null, `height` integer not null, `bytes` integer not null, `created_at` bigint not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`name`));
CREATE TABLE `post_image` (`post_id` integer not null, `name` text not null, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, primary key (`post_id`, `name`));
CREATE TABLE `saved_post` (`member_id` integer not null, `created_at` bigint not null, `post_id` integer not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, primary key (`member_id`, `post_id`));
CREATE TABLE `hidden_post` (`member_id` integer not null, `created_at` bigint not null, `post_id` integer not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, primary key (`member_id`, `post_id`));
CREATE TABLE `block` (`member_id` integer not null, `created_at` bigint not null, `blocked_id` integer not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, foreign key(`blocked_id`) references `member`(`id`) on delete CASCADE, primary key (`member_id`, `blocked_id`));
CREATE TABLE `favorite_video` (`member_id` integer not null, `created_at` bigint not null, `video_id` text not null, `link` text not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`member_id`, `video_id`));
CREATE TABLE `report` (`id` integer not null primary key autoincrement, `member_id` integer not null, `created_at` bigint not null, `target_type` text not null, `target_id` integer not null, `post_id` integer not null, `author_id` integer not null, `reason` text not null, `note` text not null, `excerpt` text not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, foreign key(`author_id`) references `member`(`id`) on delete CASCADE);
CREATE TABLE `ledger` (`id` integer not null primary key autoincrement, `member_id` integer not null, `action` text not null, `subject_id` integer not null, `occasion` text not null, `water_drops` integer not null, `gems` integer not null, `experience` integer not null, `plant_experience` integer not null, `created_at` bigint not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE);
INSERT INTO ledger ("id", "member_id", "action", "subject_id", "occasion", "water_drops", "gems", "experience", "plant_experience", "created_at") VALUES
(1, 2, 'opening', 0, '', 9760, 1200, 0, 0, 1760497200000),
(5, 2, 'like_give', 54, '', 0, 0, 1, 0, 1769656440000),
(7, 2, 'comment_write', 54, '2026-01-30', 0, 0, 5, 0, 1769742000000),
(10, 1, 'opening', 0, '', 1230, 300, 0, 0, 1776740400000),
(14, 2, 'post_create', 53, '', 10, 0, 20, 15, 1785034800000),
(15, 1, 'like_give', 53, '', 0, 0, 1, 0, 1785035220000),
(22, 1, 'comment_write', 53, '2026-08-23', 0, 0, 5, 0, 1787454000000),
(25, 1, 'like_give', 44, '', 0, 0, 1, 0, 1789700820000),
(40, 1, 'like_give', 25, '', 0, 0, 1, 0, 1792379220000),
(48, 1, 'like_give', 35, '', 0, 0, 1, 0, 1792768020000),
(54, 1, 'like_give', 51, '', 0, 0, 1, 0, 1792897620000),
(62, 1, 'like_give', 38, '', 0, 0, 1, 0, 1793243220000),
(66, 2, 'like_give', 43, '', 0, 0, 1, 0, 1793330040000);
CREATE TABLE `companion` (`member_id` integer, `name` text not null default '', `base_part` integer not null default '1', `accessories` text not null default '[]', `level` integer not null default '1', `experience` integer not null default '0', `told_level` integer not null default '1', `creativity` integer not null default '0', `told_creativity` integer not null default '0', `sociability` integer not null default '0', `told_sociability` integer not null default '0', `influence` integer not null default '0', `told_influence` integer not null default '0', `consistency` integer not null default '0', `told_consistency` integer not null default '0', `streak_days` integer not null default '0', `last_day` text, `rested_day` text, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`member_id`));
INSERT INTO companion ("member_id", "name", "base_part", "accessories", "level", "experience", "told_level", "creativity", "told_creativity", "sociability", "told_sociability", "influence", "told_influence", "consistency", "told_consistency", "streak_days", "last_day", "rested_day") VALUES
(1, '여울이', 4, '[{"partId":12,"x":45,"y":89},{"partId":16,"x":36,"y":47}]', 7, 420, 7, 24, 24, 31, 31, 18, 18, 42, 42, 0, NULL, NULL),
(2, '물빛 지기', 3, '[{"partId":21,"x":50,"y":51},{"partId":24,"x":37,"y":15}]', 16, 900, 16, 66, 66, 84, 84, 71, 71, 120, 120, 0, NULL, NULL),
(3, '달공', 5, '[{"partId":11,"x":46,"y":58}]', 6, 130, 6, 12, 12, 40, 40, 22, 22, 25, 25, 0, NULL, NULL),
(4, '초코', 3, '[{"partId":17,"x":74,"y":43}]', 5, 310, 5, 16, 16, 22, 22, 19, 19, 20, 20, 0, NULL, NULL),
(5, '', 2, '[]', 2, 40, 2, 3, 3, 9, 9, 4, 4, 6, 6, 0, NULL, NULL),
(6, '소라게', 1, '[{"partId":18,"x":51,"y":29}]', 6, 90, 6, 14, 14, 18, 18, 26, 26, 21, 21, 0, NULL, NULL),
(7, '반반', 2, '[{"partId":13,"x":49,"y":27}]', 3, 20, 3, 5, 5, 12, 12, 8, 8, 9, 9, 0, NULL, NULL),
(8, '가람물', 1, '[]', 1, 85, 1, 1, 1, 4, 4, 2, 2, 3, 3, 0, NULL, NULL),
(9, '다온이', 3, '[{"partId":15,"x":82,"y":61}]', 3, 200, 3, 4, 4, 11, 11, 9, 9, 12, 12, 0, NULL, NULL),
(10, '', 1, '[]', 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL);
CREATE TABLE `plant` (`id` integer not null primary key autoincrement, `member_id` integer not null, `species` text not null, `level` integer not null default '1', `experience` integer not null default '0', `max_experience` integer not null default '100', `waterings` integer not null default '0', `created_at` bigint not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE);
INSERT INTO plant ("id", "member_id", "species", "level", "experience", "max_experience", "waterings", "created_at") VALUES
(1, 1, 'lotus', 4, 255, 337, 31, 1776740400000),
(2, 1, 'forget-me-not', 3, 40, 225, 12, 1787540400000),
(3, 1, 'cattail', 5, 0, 505, 40, 1787626800000),
(4, 2, 'lotus', 5, 0, 505, 52, 1760497200000),
(5, 2, 'daffodil', 4, 30, 337, 20, 1787799600000),
(6, 3, 'lotus', 2, 80, 150, 6, 1761706800000),
(7, 4, 'lotus', 3, 220, 225, 14, 1769223600000),
(8, 5, 'lotus', 1, 60, 100, 2, 1771383600000),
(9, 6, 'lotus', 3, 90, 225, 9, 1778814000000),
(10, 7, 'lotus', 2, 20, 150, 3, 1782097200000),
(11, 8, 'lotus', 1, 20, 100, 1, 1783738800000),
(12, 9, 'lotus', 1, 95, 100, 4, 1787626800000),
(13, 10, 'lotus', 1, 0, 100, 0, 1793588400000);
CREATE TABLE "notification" (`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `member_id` integer NOT NULL, `kind` text NOT NULL, `post_id` integer, `comment_id` integer, `actor_id` integer, `reason` text NOT NULL DEFAULT '', `is_read` smallint NOT NULL DEFAULT '0', `created_at` bigint NOT NULL, `level` integer, FOREIGN KEY (`member_id`) REFERENCES `member` (`id`) ON DELETE CASCADE, FOREIGN KEY (`post_id`) REFERENCES `post` (`id`) ON DELETE CASCADE, FOREIGN KEY (`comment_id`) REFERENCES `comment` (`id`) ON DELETE CASCADE, FOREIGN KEY (`actor_id`) REFERENCES `member` (`id`));
CREATE UNIQUE INDEX `credential_email_unique` on `credential` (`email`);
CREATE INDEX `session_member_id_index` on `session` (`member_id`);
CREATE INDEX `session_expires_at_index` on `session` (`expires_at`);
CREATE UNIQUE INDEX `sphere_name_unique` on `sphere` (`name`);
CREATE INDEX `sphere_member_member_id_index` on `sphere_member` (`member_id`);
CREATE INDEX post_feed ON post (is_pinned, published_at, id) WHERE is_confirmed = 1 AND deleted_at IS NULL;
CREATE INDEX post_latest ON post (published_at, id) WHERE is_confirmed = 1 AND deleted_at IS NULL;
CREATE INDEX post_popular ON post (like_count, id) WHERE is_confirmed = 1 AND deleted_at IS NULL;
CREATE INDEX post_discussed ON post (comment_count, id) WHERE is_confirmed = 1 AND deleted_at IS NULL;
CREATE INDEX post_sphere ON post (sphere_id, published_at, id) WHERE sphere_id IS NOT NULL AND is_confirmed = 1 AND deleted_at IS NULL;
CREATE INDEX post_timing ON post (timing, published_at, id) WHERE timing IS NOT NULL AND is_confirmed = 1 AND deleted_at IS NULL;
CREATE INDEX post_content ON post (content_category, published_at, id) WHERE content_category IS NOT NULL AND is_confirmed = 1 AND deleted_at IS NULL;
CREATE INDEX post_pending ON post (created_at, id) WHERE is_confirmed = 0 AND deleted_at IS NULL;
CREATE INDEX post_confirmed ON post (created_at, id) WHERE is_confirmed = 1 AND deleted_at IS NULL;
CREATE INDEX post_own_pending ON post (author_id, created_at, id) WHERE is_confirmed = 0 AND deleted_at IS NULL;
CREATE INDEX post_created ON post (created_at, id) WHERE created_at > 0 AND deleted_at IS NULL;
CREATE INDEX `comment_post_id_root_id_id_index` on `comment` (`post_id`, `root_id`, `id`);
CREATE INDEX `comment_like_member_id_index` on `comment_like` (`member_id`);
CREATE INDEX `post_link_link_index` on `post_link` (`link`);
CREATE INDEX `link_preview_expires_at_index` on `link_preview` (`expires_at`);
CREATE INDEX `post_share_created_at_index` on `post_share` (`created_at`);
CREATE INDEX `upload_member_id_index` on `upload` (`member_id`);
CREATE INDEX `upload_created_at_index` on `upload` (`created_at`);
CREATE INDEX `post_image_name_index` on `post_image` (`name`);
CREATE INDEX `member_profile_image` on `member` (`profile_image`);
CREATE INDEX `saved_post_member_id_created_at_post_id_index` on `saved_post` (`member_id`, `created_at`, `post_id`);
CREATE INDEX `hidden_post_member_id_created_at_post_id_index` on `hidden_post` (`member_id`, `created_at`, `post_id`);
CREATE INDEX `favorite_video_member_id_created_at_video_id_index` on `favorite_video` (`member_id`, `created_at`, `video_id`);
CREATE UNIQUE INDEX `report_member_id_target_type_target_id_unique` on `report` (`member_id`, `target_type`, `target_id`);
CREATE INDEX `report_created_at_id_index` on `report` (`created_at`, `id`);
CREATE UNIQUE INDEX `session_id_unique` on `session` (`id`);
CREATE INDEX `reaction_own` on `reaction` (`member_id`, `reacted_at`, `post_id`);
CREATE INDEX post_own ON post (author_id, created_at, id) WHERE created_at > 0 AND deleted_at IS NULL;
CREATE INDEX post_first_confirmed ON post (author_id, published_at, id) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX comment_own ON comment (author_id, created_at, id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX `ledger_member_id_action_subject_id_occasion_unique` on `ledger` (`member_id`, `action`, `subject_id`, `occasion`);
CREATE INDEX `ledger_member_id_created_at_id_index` on `ledger` (`member_id`, `created_at`, `id`);
CREATE INDEX `plant_member_id_index` on `plant` (`member_id`);
CREATE INDEX `notification_latest` on `notification` (`member_id`, `created_at`, `id`);
CREATE INDEX `notification_subject` on `notification` (`post_id`, `comment_id`);
CREATE INDEX notification_unread ON notification (member_id, post_id) WHERE is_read = 0;
CREATE UNIQUE INDEX notification_like ON notification (post_id) WHERE kind = 'like';
CREATE UNIQUE INDEX post_writing ON post (author_id, writing_id) WHERE writing_id IS NOT NULL AND deleted_at IS NULL;
