-- Mulbit 0.2.0 (2026-11-23), last migration 0024_audit_lists.
-- Made from commit d6219375: its migrations and its demo of that day on SQLite, of which three posts
-- and what belongs to them are left.
CREATE TABLE `knex_migrations` (`id` integer not null primary key autoincrement, `name` varchar(255), `batch` integer, `migration_time` datetime);
INSERT INTO knex_migrations ("id", "name", "batch", "migration_time") VALUES
(1, '0001_members', 1, 1795815841054),
(2, '0002_spheres', 1, 1795815841056),
(3, '0003_posts', 1, 1795815841070),
(4, '0004_comments', 1, 1795815841072),
(5, '0005_settings', 1, 1795815841074),
(6, '0006_search', 1, 1795815841074),
(7, '0007_links', 1, 1795815841089),
(8, '0008_uploads', 1, 1795815841093),
(9, '0009_collections', 1, 1795815841104),
(10, '0010_notifications', 1, 1795815841107),
(11, '0011_account', 1, 1795815841118),
(12, '0012_economy', 1, 1795815841121),
(13, '0013_news', 1, 1795815841167),
(14, '0014_writings', 1, 1795815841182),
(15, '0015_changes', 1, 1795815841186),
(16, '0016_devices', 1, 1795815841188),
(17, '0017_names', 1, 1795815841191),
(18, '0018_search_apart', 1, 1795815841194),
(19, '0019_admin', 1, 1795815841207),
(20, '0020_ended_sessions', 1, 1795815841208),
(21, '0021_query', 1, 1795815841213),
(22, '0022_sign_ins', 1, 1795815841215),
(23, '0023_reports', 1, 1795815841231),
(24, '0024_audit_lists', 1, 1795815841239);
CREATE TABLE `knex_migrations_lock` (`index` integer not null primary key autoincrement, `is_locked` integer);
INSERT INTO knex_migrations_lock ("index", "is_locked") VALUES
(1, 0);
CREATE TABLE `member` (`id` integer not null primary key autoincrement, `user_name` text not null, `profile_image` text, `bio` text not null default '', `water_drops` integer not null default '0', `gems` integer not null default '0', `level` integer not null default '1', `experience` integer not null default '0', `admin_level` smallint not null default '0', `created_at` bigint not null, has_exclusions smallint NOT NULL DEFAULT 0, `deleted_at` bigint, `name_key` text, `name_double` smallint not null default '0');
INSERT INTO member ("id", "user_name", "profile_image", "bio", "water_drops", "gems", "level", "experience", "admin_level", "created_at", "has_exclusions", "deleted_at", "name_key", "name_double") VALUES
(1, '이유나', '/avatars/yuna.svg', '퇴근하고 한 편, 자기 전에 한 편.', 1250, 300, 7, 4480, 0, 1776913200000, 0, NULL, '이유나', 0),
(2, '물빛 운영자', '/avatars/sea.svg', '물빛의 소식을 전하고 올라온 글을 살펴봅니다.', 9800, 1200, 12, 3150, 1, 1760670000000, 0, NULL, '물빛운영자', 0),
(3, '박지훈', '/avatars/jihoon.svg', '밤에 걷고, 찍고, 올립니다', 3420, 180, 9, 6210, 0, 1761879600000, 1, NULL, '박지훈', 0),
(4, '김민지', '/avatars/minji.svg', '춘천에서 아침을 찍는 사람. 새벽 산책 4년째예요.', 2160, 95, 8, 1740, 0, 1769396400000, 1, NULL, '김민지', 0),
(5, '오태오', '/avatars/taeo.svg', '숫자와 우주 이야기를 좋아합니다.', 1980, 420, 8, 5020, 0, 1771556400000, 1, NULL, '오태오', 0),
(6, '정소라', '/avatars/sora.svg', '소리 모으는 취미가 있습니다. 빗소리, 장작, 연필 소리.', 1530, 60, 6, 2890, 0, 1778986800000, 1, NULL, '정소라', 0),
(7, '최현', '/avatars/hyun.svg', '낮에는 배달, 밤에는 기타와 축구.', 870, 140, 5, 3660, 0, 1782270000000, 1, NULL, '최현', 0),
(8, '윤가람', '/avatars/cat.svg', '보리와 콩이네 집사. 사진첩의 9할이 고양이입니다.', 1120, 75, 6, 910, 0, 1783911600000, 1, NULL, '윤가람', 0),
(9, '서다온', '/avatars/leaf.svg', '자취 7년 차, 냉장고 비우기 전문.', 640, 30, 4, 2075, 0, 1787799600000, 1, NULL, '서다온', 0),
(10, '배은찬', NULL, '', 90, 0, 2, 640, 0, 1793761200000, 1, NULL, '배은찬', 0);
CREATE TABLE `credential` (`member_id` integer, `email` text not null, `password_hash` text, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`member_id`));
INSERT INTO credential ("member_id", "email", "password_hash") VALUES
(1, 'member@mulbit.test', '$argon2id$v=19$m=64,t=1,p=1$uC3suBH3QDhpqCHZEGZw2A$PFkJtOvjWE+lLY1eQUGyvhVOuEppMj0nNTcFH0CGN6k'),
(2, 'admin@mulbit.test', '$argon2id$v=19$m=64,t=1,p=1$5j2NfzHrjWdRRUtPXBzBCw$Dzvf8qPkbOmsoc895salZas969rpatTk2CMXgjRYxpE'),
(3, 'jihoon@mulbit.test', NULL),
(4, 'minji@mulbit.test', NULL),
(5, 'taeo@mulbit.test', NULL),
(6, 'sora@mulbit.test', NULL),
(7, 'hyun@mulbit.test', NULL),
(8, 'garam@mulbit.test', NULL),
(9, 'daon@mulbit.test', NULL),
(10, 'eunchan@mulbit.test', NULL);
CREATE TABLE `session` (`token_hash` text, `member_id` integer not null, `created_at` bigint not null, `expires_at` bigint not null, `id` text, `user_agent` text not null default '', `last_seen_at` bigint not null default '0', ended_at bigint, `has_device` smallint not null default '0', foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`token_hash`));
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
(1, 3, 'owner', 1764298800000),
(1, 4, 'staff', 1770346800000),
(1, 1, 'member', 1778036400000),
(1, 6, 'member', 1779159600000),
(1, 5, 'member', 1780282800000),
(1, 7, 'member', 1785034800000),
(1, 8, 'member', 1789873200000),
(2, 9, 'owner', 1787972400000),
(2, 1, 'member', 1779850800000),
(2, 6, 'member', 1782442800000),
(2, 7, 'member', 1786935600000),
(2, 10, 'member', 1794366000000),
(3, 7, 'owner', 1782529200000),
(3, 10, 'member', 1793847600000),
(3, 5, 'member', 1784170800000),
(3, 1, 'member', 1789700400000),
(4, 7, 'owner', 1782874800000),
(4, 1, 'member', 1790391600000),
(4, 3, 'member', 1790996400000),
(5, 4, 'owner', 1774666800000),
(5, 3, 'member', 1778122800000),
(5, 6, 'member', 1788750000000),
(6, 8, 'owner', 1784084400000),
(6, 6, 'member', 1785898800000),
(6, 4, 'member', 1787108400000),
(6, 9, 'member', 1791946800000),
(7, 5, 'owner', 1773370800000),
(7, 3, 'member', 1787626800000),
(7, 10, 'member', 1794625200000),
(8, 10, 'member', 1793934000000),
(8, 8, 'owner', 1786590000000),
(8, 5, 'member', 1788145200000),
(9, 5, 'owner', 1773802800000),
(9, 2, 'staff', 1777258800000),
(9, 9, 'member', 1792378800000);
CREATE TABLE `post` (`id` integer not null primary key autoincrement, `author_id` integer not null, `sphere_id` integer, `title` text, `blocks` text not null, `timing` text, `content_category` text, `api_source` text, `is_pinned` smallint not null default '0', `is_confirmed` smallint not null default '0', `like_count` integer not null default '0', `dislike_count` integer not null default '0', `comment_count` integer not null default '0', `share_count` integer not null default '0', `view_count` integer not null default '0', `created_at` bigint not null, `published_at` bigint, `deleted_at` bigint, `revert_reason` text, `writing_id` text, `revision` integer not null default '0', `changed_at` bigint, reviewed_by integer, reviewed_at bigint, foreign key(`author_id`) references `member`(`id`), foreign key(`sphere_id`) references `sphere`(`id`));
INSERT INTO post ("id", "author_id", "sphere_id", "title", "blocks", "timing", "content_category", "api_source", "is_pinned", "is_confirmed", "like_count", "dislike_count", "comment_count", "share_count", "view_count", "created_at", "published_at", "deleted_at", "revert_reason", "writing_id", "revision", "changed_at", "reviewed_by", "reviewed_at") VALUES
(5, 1, 2, '묵은지 하나로 끝내는 20분 김치찌개', '[{"id":"b1","type":"text","content":"묵은지는 씻지 말고 국물까지 넣는 게 포인트예요. 참치도 고기도 없이 들기름 한 숟갈이면 됩니다."},{"id":"b2","type":"video","url":"https://www.youtube.com/watch?v=qWbHSOplcvY","caption":"","embedUrl":"https://www.youtube-nocookie.com/embed/qWbHSOplcvY","image":"/scenes/cook.svg","channelName":"자취요리연구소","durationSeconds":1085}]', 'drinking', 'cooking', 'manual', 0, 0, 0, 0, 0, 0, 0, 1795402800000, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(16, 7, 3, '9초 58, 느린 화면으로 다시 보기', '[{"id":"b1","type":"video","url":"https://www.youtube.com/watch?v=3nbjhpcZ9_g","caption":"","embedUrl":"https://www.youtube-nocookie.com/embed/3nbjhpcZ9_g","image":"/scenes/run.svg","channelName":"기록의 순간","durationSeconds":156},{"id":"b2","type":"text","content":"60미터 지점까지는 아무도 앞서지 않습니다. 그다음 40미터에서 무슨 일이 생기는지 발끝만 보세요."}]', 'break', 'sports', 'manual', 0, 1, 604, 3, 2, 22, 41377, 1794668400000, 1794668400000, NULL, NULL, NULL, 0, NULL, NULL, NULL),
(21, 3, 4, '막차 지하철에서만 좋은 노래가 있습니다', '[{"id":"b1","type":"video","url":"https://www.youtube.com/watch?v=YQHsXMglC9A","caption":"","embedUrl":"https://www.youtube-nocookie.com/embed/YQHsXMglC9A","image":"/scenes/train.svg","channelName":"막차 라디오","durationSeconds":366},{"id":"b2","type":"text","content":"당산철교 건널 때 후렴이 나오면 그날은 잘 산 겁니다. 시간 맞추려고 합정에서 한 대 보낸 적도 있어요."}]', 'commute', NULL, 'manual', 0, 1, 327, 4, 2, 19, 12655, 1794599280000, 1794599280000, NULL, NULL, NULL, 0, NULL, NULL, NULL);
CREATE TABLE `reaction` (`post_id` integer not null, `member_id` integer not null, `kind` smallint not null, `previous` smallint not null default '0', `reacted_at` bigint not null default '0', foreign key(`post_id`) references `post`(`id`) on delete CASCADE, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`post_id`, `member_id`));
INSERT INTO reaction ("post_id", "member_id", "kind", "previous", "reacted_at") VALUES
(16, 5, 1, 0, 1794670500000),
(16, 10, 1, 0, 1794672600000),
(21, 4, 1, 0, 1794600960000),
(21, 6, 1, 0, 1794601800000),
(21, 7, 1, 0, 1794602220000);
CREATE TABLE `comment` (`id` integer not null primary key autoincrement, `post_id` integer not null, `author_id` integer not null, `parent_id` integer, `root_id` integer not null, `content` text not null, `like_count` integer not null default '0', `reply_count` integer not null default '0', `created_at` bigint not null, `edited_at` bigint, `deleted_at` bigint, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, foreign key(`author_id`) references `member`(`id`), foreign key(`parent_id`) references `comment`(`id`));
INSERT INTO comment ("id", "post_id", "author_id", "parent_id", "root_id", "content", "like_count", "reply_count", "created_at", "edited_at", "deleted_at") VALUES
(243, 16, 5, NULL, 243, '60미터부터 속도가 느는 게 아니라 남들이 줄어드는 거라는 설명이 신기했어요.', 9, 0, 1794702960000, NULL, NULL),
(244, 16, 10, NULL, 244, '발끝만 보라고 하셔서 봤더니 땅에 닿는 시간이 정말 짧네요. 튕기는 것 같아요.', 5, 0, 1794763440000, NULL, NULL),
(315, 21, 6, NULL, 315, '합정에서 한 대 보내셨다는 데서 웃었어요. 저도 해 보고 싶네요.', 11, 1, 1794633840000, NULL, NULL),
(316, 21, 7, 315, 315, '당산철교는 1분 20초쯤 걸립니다. 전주가 짧은 노래를 고르세요.', 15, 0, 1794651120000, NULL, NULL);
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
CREATE TABLE `audit` (`id` integer not null primary key autoincrement, `actor_id` integer, `action` text not null, `subject` text not null, `detail` text not null, `created_at` bigint not null, member_id integer, bulk_id text, before text, after text, foreign key(`actor_id`) references `member`(`id`));
INSERT INTO audit ("id", "actor_id", "action", "subject", "detail", "created_at", "member_id", "bulk_id", "before", "after") VALUES
(1, 2, 'report.resolve', 'post37', '', 1794928800000, 10, NULL, NULL, '{"action":"dismiss","reports":1}'),
(2, 2, 'report.resolve', 'comment321', '다른 멤버를 비꼬지 말아주세요.', 1795144800000, 7, NULL, NULL, '{"action":"warn","reports":1}'),
(3, 2, 'member.suspend', 'user10', '다른 멤버의 영상을 허락 없이 옮긴 일이 되풀이되었습니다.', 1795402500000, 10, NULL, NULL, '{"reason":"다른 멤버의 영상을 허락 없이 옮긴 일이 되풀이되었습니다."}'),
(4, 2, 'report.resolve', 'comment29', '다른 멤버의 영상을 허락 없이 옮긴 일이 되풀이되었습니다.', 1795402500000, 10, NULL, NULL, '{"action":"suspend","reports":1}');
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
CREATE TABLE `report` (`id` integer not null primary key autoincrement, `member_id` integer not null, `created_at` bigint not null, `target_type` text not null, `target_id` integer not null, `post_id` integer not null, `author_id` integer not null, `reason` text not null, `note` text not null, `excerpt` text not null, resolved_at bigint, resolved_by integer, resolution text, resolution_reason text, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, foreign key(`author_id`) references `member`(`id`) on delete CASCADE);
CREATE TABLE `ledger` (`id` integer not null primary key autoincrement, `member_id` integer not null, `action` text not null, `subject_id` integer not null, `occasion` text not null, `water_drops` integer not null, `gems` integer not null, `experience` integer not null, `plant_experience` integer not null, `created_at` bigint not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE);
INSERT INTO ledger ("id", "member_id", "action", "subject_id", "occasion", "water_drops", "gems", "experience", "plant_experience", "created_at") VALUES
(1, 2, 'opening', 0, '', 9760, 1200, 0, 0, 1760670000000),
(5, 2, 'like_give', 54, '', 0, 0, 1, 0, 1769829240000),
(7, 2, 'comment_write', 54, '2026-02-01', 0, 0, 5, 0, 1769914800000),
(10, 1, 'opening', 0, '', 1230, 300, 0, 0, 1776913200000),
(14, 2, 'post_create', 53, '', 10, 0, 20, 15, 1785207600000),
(15, 1, 'like_give', 53, '', 0, 0, 1, 0, 1785208020000),
(22, 1, 'comment_write', 53, '2026-08-25', 0, 0, 5, 0, 1787626800000),
(25, 1, 'like_give', 44, '', 0, 0, 1, 0, 1789873620000),
(40, 1, 'like_give', 25, '', 0, 0, 1, 0, 1792552020000),
(48, 1, 'like_give', 35, '', 0, 0, 1, 0, 1792940820000),
(54, 1, 'like_give', 51, '', 0, 0, 1, 0, 1793070420000),
(62, 1, 'like_give', 38, '', 0, 0, 1, 0, 1793416020000),
(66, 2, 'like_give', 43, '', 0, 0, 1, 0, 1793502840000);
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
(1, 1, 'lotus', 4, 255, 337, 31, 1776913200000),
(2, 1, 'forget-me-not', 3, 40, 225, 12, 1787713200000),
(3, 1, 'cattail', 5, 0, 505, 40, 1787799600000),
(4, 2, 'lotus', 5, 0, 505, 52, 1760670000000),
(5, 2, 'daffodil', 4, 30, 337, 20, 1787972400000),
(6, 3, 'lotus', 2, 80, 150, 6, 1761879600000),
(7, 4, 'lotus', 3, 220, 225, 14, 1769396400000),
(8, 5, 'lotus', 1, 60, 100, 2, 1771556400000),
(9, 6, 'lotus', 3, 90, 225, 9, 1778986800000),
(10, 7, 'lotus', 2, 20, 150, 3, 1782270000000),
(11, 8, 'lotus', 1, 20, 100, 1, 1783911600000),
(12, 9, 'lotus', 1, 95, 100, 4, 1787799600000),
(13, 10, 'lotus', 1, 0, 100, 0, 1793761200000);
CREATE TABLE "notification" (`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `member_id` integer NOT NULL, `kind` text NOT NULL, `post_id` integer, `comment_id` integer, `actor_id` integer, `reason` text NOT NULL DEFAULT '', `is_read` smallint NOT NULL DEFAULT '0', `created_at` bigint NOT NULL, `level` integer, FOREIGN KEY (`member_id`) REFERENCES `member` (`id`) ON DELETE CASCADE, FOREIGN KEY (`post_id`) REFERENCES `post` (`id`) ON DELETE CASCADE, FOREIGN KEY (`comment_id`) REFERENCES `comment` (`id`) ON DELETE CASCADE, FOREIGN KEY (`actor_id`) REFERENCES `member` (`id`));
CREATE TABLE `device` (`token_hash` text, `member_id` integer not null, `created_at` bigint not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, primary key (`token_hash`));
CREATE TABLE `search_word` (`post_id` integer not null, `initials` text not null, `words` text not null, foreign key(`post_id`) references `post`(`id`) on delete CASCADE, primary key (`post_id`, `words`));
CREATE VIRTUAL TABLE post_search USING fts5 ( tokens, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0' );
INSERT INTO post_search (rowid, tokens) VALUES (1794599280000, '막차 차지 지하 하철 철에 에서 서만 만좋 좋은 은노 노래 래가 가있 있습 습니 니다  박지 지훈  퇴근 근후 후기 기타  출퇴 퇴근 근할 할때    막차 차라 라디 디오  당산 산철 철교 교건 건널 널때 때후 후렴 렴이 이나 나오 오면 면그 그날 날은 은잘 잘산 산겁 겁니 니다 다시 시간 간맞 맞추 추려 려고 고합 합정 정에 에서 서한 한대 대보 보낸 낸적 적도 도있 있어 어요 막 차 막차 지 하 지하 철 하철 에 철에 서 에서 만 서만 좋 은 좋은 노 래 노래 가 래가 있 습 있습 니 습니 다 니다 박 박지 훈 지훈 퇴 근 퇴근 후 기 타 기타 출 출퇴 할 근할 때 라 디 라디 오 디오 당 산 당산 산철 교 철교 건 널 건널 렴 후렴 이 렴이 나 나오 면 오면 그 날 그날 날은 잘 겁 겁니 시 간 시간 맞 추 맞추 려 추려 고 려고 합 정 합정 정에 한 대 보 낸 보낸 적 도 적도 어 있어 요 어요');
INSERT INTO post_search (rowid, tokens) VALUES (1794668400000, '9초 초5 58 8느 느린 린화 화면 면으 으로 로다 다시 시보 보기  최현  축구 구보 보는 는밤  잠깐 깐쉴 쉴때  스포 포츠   기록 록의 의순 순간  60 0미 미터 터지 지점 점까 까지 지는 는아 아무 무도 도앞 앞서 서지 지않 않습 습니 니다 다그 그다 다음 음4 40 0미 미터 터에 에서 서무 무슨 슨일 일이 이생 생기 기는 는지 지발 발끝 끝만 만보 보세 세요 9 초 9초 5 8 58 느 린 느린 화 면 화면 으 면으 로 으로 다 시 다시 보 기 보기 최 현 최현 축 구 축구 는 보는 밤 잠 깐 잠깐 쉴 때 스 포 스포 츠 포츠 록 기록 의 록의 순 간 순간 6 0 60 미 0미 터 미터 지 점 지점 까 점까 까지 지는 아 무 아무 도 무도 앞 서 앞서 서지 않 습 않습 니 습니 니다 그 그다 음 다음 4 40 에 터에 에서 슨 무슨 일 이 일이 생 생기 기는 는지 발 끝 발끝 만 끝만 세 보세 요 세요');
INSERT INTO post_search (rowid, tokens) VALUES (-5, '묵은 은지 지하 하나 나로 로끝 끝내 내는 는2 20 0분 분김 김치 치찌 찌개  이유 유나  자취 취생 생부 부엌  술한 한잔 잔할 할때  요리  묵은 은지 지는 는씻 씻지 지말 말고 고국 국물 물까 까지 지넣 넣는 는게 게포 포인 인트 트예 예요 요참 참치 치도 도고 고기 기도 도없 없이 이들 들기 기름 름한 한숟 숟갈 갈이 이면 면됩 됩니 니다   자취 취요 요리 리연 연구 구소 묵 은 묵은 지 은지 하 나 하나 로 나로 끝 내 끝내 는 내는 2 0 20 분 0분 김 치 김치 찌 치찌 개 찌개 이 유 이유 유나 자 취 자취 생 취생 부 엌 부엌 술 한 잔 한잔 할 잔할 때 요 리 요리 지는 씻 씻지 말 고 말고 국 물 국물 까 물까 까지 넣 넣는 게 포 인 포인 트 인트 예 트예 예요 참 참치 도 치도 기 고기 기도 없 없이 들 들기 름 기름 숟 갈 숟갈 갈이 면 이면 됩 니 됩니 다 니다 취요 연 리연 구 연구 소 구소');
CREATE TABLE `suspension` (`member_id` integer, `reason` text not null, `until` bigint, `actor_id` integer, `created_at` bigint not null, foreign key(`member_id`) references `member`(`id`) on delete CASCADE, foreign key(`actor_id`) references `member`(`id`), primary key (`member_id`));
INSERT INTO suspension ("member_id", "reason", "until", "actor_id", "created_at") VALUES
(10, '다른 멤버의 영상을 허락 없이 옮긴 일이 되풀이되었습니다.', 1796007600000, 2, 1795402500000);
CREATE TABLE `youtube_channel` (`channel_id` text, `title` text not null, `thumbnail_url` text, `subscriber_count` bigint, `view_count` bigint, `video_count` bigint, `category_title` text, `country` text, `created_at` bigint, `updated_at` bigint not null, primary key (`channel_id`));
CREATE TABLE `saved_query` (`id` integer not null primary key autoincrement, `name` text not null, `query` text not null, `member_id` integer, `created_at` bigint not null, foreign key(`member_id`) references `member`(`id`) on delete SET NULL);
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
CREATE INDEX `device_created` on `device` (`created_at`);
CREATE INDEX `device_member` on `device` (`member_id`, `created_at`);
CREATE INDEX audit_created ON audit (created_at);
CREATE INDEX `member_name_key` on `member` (`name_key`);
CREATE UNIQUE INDEX member_name ON member (name_key) WHERE name_double = 0;
CREATE INDEX `search_word_initials_words_index` on `search_word` (`initials`, `words`);
CREATE INDEX post_reviewed ON post (reviewed_at) WHERE reviewed_at IS NOT NULL;
CREATE INDEX report_target ON report (target_type, target_id);
CREATE INDEX report_author ON report (author_id);
CREATE INDEX report_open ON report (target_type, target_id, created_at, id) WHERE resolved_at IS NULL;
CREATE INDEX audit_subject ON audit (subject, id);
CREATE INDEX audit_member ON audit (member_id, action) WHERE member_id IS NOT NULL;
CREATE INDEX audit_bulk ON audit (bulk_id) WHERE bulk_id IS NOT NULL;
CREATE INDEX member_joined ON member (created_at, id) WHERE deleted_at IS NULL;
CREATE TRIGGER audit_kept BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit is not rewritten'); END;
CREATE UNIQUE INDEX `saved_query_name_unique` on `saved_query` (`name`);
CREATE INDEX audit_query ON audit (actor_id, id) WHERE action = 'query.run';
CREATE INDEX audit_sign_ins ON audit (subject, created_at, id);
CREATE TRIGGER audit_stays BEFORE DELETE ON audit WHEN NOT OLD.action IN ('login.success', 'login.failure', 'password.failure') BEGIN SELECT RAISE(ABORT, 'the audit is not rewritten'); END;
CREATE INDEX report_resolved ON report (resolved_at) WHERE resolved_at IS NOT NULL;
CREATE INDEX audit_actor ON audit (actor_id, created_at, id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_kind ON audit (action, created_at, id);
