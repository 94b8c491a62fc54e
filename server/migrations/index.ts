import type { Knex } from 'knex';
import * as members from './0001_members';
import * as spheres from './0002_spheres';
import * as posts from './0003_posts';
import * as comments from './0004_comments';
import * as settings from './0005_settings';
import * as search from './0006_search';
import * as links from './0007_links';
import * as collections from './0009_collections';
import * as uploads from './0008_uploads';
import * as notifications from './0010_notifications';
import * as account from './0011_account';
import * as economy from './0012_economy';
import * as news from './0013_news';
import * as writings from './0014_writings';
import * as changes from './0015_changes';
import * as devices from './0016_devices';
import * as names from './0017_names';
import * as searchApart from './0018_search_apart';
import * as admin from './0019_admin';
import * as endedSessions from './0020_ended_sessions';
import * as query from './0021_query';
import * as signIns from './0022_sign_ins';
import * as reports from './0023_reports';
import * as auditLists from './0024_audit_lists';
import * as dataTools from './0025_data_tools';
import * as rankings from './0026_rankings';
import * as batchConditions from './0027_batch_conditions';
import * as latestVideos from './0028_latest_videos';
import * as mail from './0029_mail';
import * as follows from './0031_follows';
import * as notificationMutes from './0032_notification_mutes';
import * as popularPeriods from './0035_popular_periods';
import * as commentOrders from './0036_comment_orders';
import * as undoneBatches from './0038_undone_batches';
import * as pushes from './0039_pushes';
import * as consents from './0040_consents';
import * as partsForGems from './0041_parts_for_gems';
import * as feedMarks from './0042_feed_marks';
import * as unconfirmedEmails from './0043_unconfirmed_emails';
import * as listsByCount from './0044_lists_by_count';
import * as feedMarksByList from './0045_feed_marks_by_list';
import * as toldLikes from './0046_told_likes';
import * as parkedMails from './0047_parked_mails';
import * as rejectedPosts from './0048_rejected_posts';
import * as ageConsents from './0050_age_consents';
import * as sphereTiles from './0051_sphere_tiles';
import * as titlesOfRemovedPosts from './0052_titles_of_removed_posts';
import * as noFeedMarks from './0053_no_feed_marks';
import * as pins from './0055_pins';
import * as spheresByAdmins from './0056_spheres_by_admins';
import * as notices from './0057_notices';
import * as setupLinks from './0059_setup_links';
import * as siteSettings from './0058_site_settings';
import * as moderation from './0060_moderation';
import * as secondFactors from './0065_second_factors';
import * as passkeys from './0066_passkeys';
import * as waitingLogins from './0067_waiting_logins';
import * as siteSecrets from './0068_site_secrets';
import * as rateLimits from './0070_rate_limits';
import * as roomForUpdates from './0071_room_for_updates';
import * as upstreamClaims from './0075_upstream_claims';
import * as linkedAccounts from './0080_linked_accounts';
import * as mentions from './0083_mentions';
import * as mutedPosts from './0084_muted_posts';

// A map instead of a folder: the names stay the same whether the files are .ts or bundled into one .js.
const migrations: Record<string, Knex.Migration> = {
  '0001_members': members,
  '0002_spheres': spheres,
  '0003_posts': posts,
  '0004_comments': comments,
  '0005_settings': settings,
  '0006_search': search,
  '0007_links': links,
  '0008_uploads': uploads,
  '0009_collections': collections,
  '0010_notifications': notifications,
  '0011_account': account,
  '0012_economy': economy,
  '0013_news': news,
  '0014_writings': writings,
  '0015_changes': changes,
  '0016_devices': devices,
  '0017_names': names,
  '0018_search_apart': searchApart,
  '0019_admin': admin,
  '0020_ended_sessions': endedSessions,
  '0021_query': query,
  '0022_sign_ins': signIns,
  '0023_reports': reports,
  '0024_audit_lists': auditLists,
  '0025_data_tools': dataTools,
  '0026_rankings': rankings,
  '0027_batch_conditions': batchConditions,
  '0028_latest_videos': latestVideos,
  '0029_mail': mail,
  '0031_follows': follows,
  '0032_notification_mutes': notificationMutes,
  '0035_popular_periods': popularPeriods,
  '0036_comment_orders': commentOrders,
  '0038_undone_batches': undoneBatches,
  '0039_pushes': pushes,
  '0040_consents': consents,
  '0041_parts_for_gems': partsForGems,
  '0042_feed_marks': feedMarks,
  '0043_unconfirmed_emails': unconfirmedEmails,
  '0044_lists_by_count': listsByCount,
  '0045_feed_marks_by_list': feedMarksByList,
  '0046_told_likes': toldLikes,
  '0047_parked_mails': parkedMails,
  '0048_rejected_posts': rejectedPosts,
  '0050_age_consents': ageConsents,
  '0051_sphere_tiles': sphereTiles,
  '0052_titles_of_removed_posts': titlesOfRemovedPosts,
  '0053_no_feed_marks': noFeedMarks,
  '0055_pins': pins,
  '0056_spheres_by_admins': spheresByAdmins,
  '0057_notices': notices,
  '0058_site_settings': siteSettings,
  '0059_setup_links': setupLinks,
  '0060_moderation': moderation,
  '0065_second_factors': secondFactors,
  '0066_passkeys': passkeys,
  '0067_waiting_logins': waitingLogins,
  '0068_site_secrets': siteSecrets,
  '0070_rate_limits': rateLimits,
  '0071_room_for_updates': roomForUpdates,
  '0075_upstream_claims': upstreamClaims,
  '0080_linked_accounts': linkedAccounts,
  '0083_mentions': mentions,
  '0084_muted_posts': mutedPosts,
};

/** The migrations by name, in order. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(Object.keys(migrations)),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const migration = migrations[name];
    return migration
      ? Promise.resolve(migration)
      : Promise.reject(new Error(`No migration ${name}`));
  },
};
