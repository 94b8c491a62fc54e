-- Makes the role of the query tool on PostgreSQL. Run it once, after the site has started for the
-- first time, in the site's database and as its owner (with CREATEROLE) or a superuser:
--
--   psql "$DATABASE_URL" -f deploy/query-role.sql
--
-- after putting a password of your own in the place of CHANGE-ME. It may be run again.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'mulbit_query') THEN
    CREATE ROLE mulbit_query;
  END IF;
END
$$;

ALTER ROLE mulbit_query LOGIN PASSWORD 'CHANGE-ME'
  NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 10;
ALTER ROLE mulbit_query SET default_transaction_read_only = on;
ALTER ROLE mulbit_query SET statement_timeout = '2s';
ALTER ROLE mulbit_query SET lock_timeout = '500ms';
ALTER ROLE mulbit_query SET idle_in_transaction_session_timeout = '5s';
ALTER ROLE mulbit_query SET search_path = query;
ALTER ROLE mulbit_query SET work_mem = '8MB';

DO $$
DECLARE
  site text := (SELECT tableowner FROM pg_tables WHERE schemaname = 'public' AND tablename = 'member');
BEGIN
  -- Only the site's own role sees the site's tables.
  EXECUTE format('GRANT USAGE, CREATE ON SCHEMA public TO %I', site);
  REVOKE ALL ON SCHEMA public FROM PUBLIC;
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO mulbit_query', current_database());
  -- Views that a later version of the site makes are to be read as well.
  EXECUTE format(
    'ALTER DEFAULT PRIVILEGES FOR ROLE %I IN SCHEMA query GRANT SELECT ON TABLES TO mulbit_query',
    site);
  BEGIN
    ALTER ROLE mulbit_query SET temp_file_limit = '256MB';
  EXCEPTION WHEN insufficient_privilege THEN
    RAISE NOTICE 'temp_file_limit needs a superuser';
  END;
END
$$;

GRANT USAGE ON SCHEMA query TO mulbit_query;
GRANT SELECT ON ALL TABLES IN SCHEMA query TO mulbit_query;
