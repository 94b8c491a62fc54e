import type { SqlEngine } from './query-tables';

const words = (text: string) => text.trim().split(/\s+/);

// Functions that only calculate, on either engine. The list excludes functions that read files,
// settings or the catalogue, change something, sleep or create texts of any length.
const shared = words(`
  abs acos asin atan atan2 avg ceil ceiling coalesce concat concat_ws cos count cume_dist
  dense_rank exp first_value floor group_concat lag last_value lead length ln log log10
  lower ltrim max min mod nth_value ntile nullif octet_length percent_rank pi power radians degrees
  random rank replace round row_number rtrim sign sin sqrt string_agg substr substring sum tan
  trim trunc upper
`);

// Only functions that every answering build of SQLite has: the package's, Node's and the demo's.
// Some builds lack the percentiles.
const ofSqlite = words(`
  acosh asinh atanh char cosh current_date current_time current_timestamp date datetime format glob hex if
  ifnull iif instr json json_array json_array_length json_error_position json_extract
  json_group_array json_group_object json_insert json_object json_patch json_pretty json_quote
  json_remove json_replace json_set json_type json_valid julianday like likelihood likely log2 pow printf quote sinh strftime tanh time timediff total
  typeof unhex unicode unixepoch unlikely
`);

const ofPostgres = words(`
  age array_agg array_length array_to_string ascii bool_and bool_or btrim cardinality cast cbrt
  char_length character_length chr corr date_bin date_part date_trunc div every extract
  generate_series greatest grouping initcap isfinite json_agg json_array_elements
  json_array_elements_text json_array_length json_build_array json_build_object json_each
  json_each_text json_extract_path json_extract_path_text json_object_agg json_object_keys
  json_typeof jsonb_agg jsonb_array_elements jsonb_array_elements_text jsonb_array_length
  jsonb_build_array jsonb_build_object jsonb_each jsonb_each_text jsonb_extract_path
  jsonb_extract_path_text jsonb_object_agg jsonb_object_keys jsonb_typeof justify_days least left
  make_date make_interval md5 mode now overlay percentile_cont percentile_disc position
  regexp_count regexp_like regexp_match regexp_matches regexp_replace regexp_split_to_array
  regexp_split_to_table regexp_substr reverse right row_to_json split_part starts_with stddev stddev_pop
  stddev_samp string_to_array strpos to_char to_date to_json to_jsonb to_number to_timestamp
  translate unnest var_pop var_samp variance width_bucket
`);

/** The functions that a query may call. */
export const sqlFunctions: Record<SqlEngine, readonly string[]> = {
  sqlite: [...shared, ...ofSqlite],
  postgres: [...shared, ...ofPostgres],
};

/** Keywords and types before a parenthesis that is not a call. */
export const sqlSyntax: ReadonlySet<string> = new Set(
  words(`
    all and any array as asc between bit by case cast char character collate cross decimal desc
    distinct else end except exists filter float from full group having in inner intersect interval
    is isnull join lateral left like ilike limit materialized natural not notnull nulls numeric
    offset on or order outer over partition precision recursive right row rows range groups select
    similar some then time timestamp union using values varchar varying when where window with within
  `),
);
