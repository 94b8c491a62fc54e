-- Makes the role of the query tool on PostgreSQL. Run it once, after the site has started for the
-- first time, in the site's database and as a superuser:
--
--   psql "$DATABASE_URL" -f deploy/query-role.sql
--
-- after putting a password of your own in the place of CHANGE-ME. It may be run again. The owner of
-- the site's tables may run it, too, with CREATEROLE; functions of PostgreSQL itself then stay open to
-- everybody, which the script says.

DO $$
DECLARE
  password text := 'CHANGE-ME';
  site text := (SELECT tableowner FROM pg_tables WHERE schemaname = 'public' AND tablename = 'member');
  is_super boolean := (SELECT rolsuper FROM pg_roles WHERE rolname = current_user);
  may_create boolean := (SELECT rolcreaterole FROM pg_roles WHERE rolname = current_user);
  one regprocedure;
BEGIN
  IF site IS NULL OR to_regnamespace('query') IS NULL THEN
    RAISE EXCEPTION '사이트를 이 데이터베이스로 한 번 시작한 뒤에 실행해주세요.';
  END IF;
  IF NOT is_super AND NOT (may_create AND pg_has_role(current_user, site, 'USAGE')) THEN
    RAISE EXCEPTION '슈퍼유저로 실행하거나, 사이트 테이블의 소유자(%)에게 CREATEROLE 권한을 주고 그 역할로 실행해주세요.', site;
  END IF;
  IF password = 'CHANGE' || '-ME' THEN
    RAISE EXCEPTION '스크립트의 비밀번호 자리에 새 비밀번호를 적고 실행해주세요.';
  END IF;

  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'mulbit_query') THEN
    CREATE ROLE mulbit_query;
  END IF;
  EXECUTE format(
    'ALTER ROLE mulbit_query LOGIN PASSWORD %L NOINHERIT CONNECTION LIMIT 10', password);
  ALTER ROLE mulbit_query SET default_transaction_read_only = on;
  ALTER ROLE mulbit_query SET statement_timeout = '2s';
  ALTER ROLE mulbit_query SET lock_timeout = '500ms';
  ALTER ROLE mulbit_query SET idle_in_transaction_session_timeout = '5s';
  ALTER ROLE mulbit_query SET search_path = query;
  ALTER ROLE mulbit_query SET work_mem = '8MB';

  -- Only the site's own role sees the site's tables, and makes tables.
  EXECUTE format('GRANT USAGE, CREATE ON SCHEMA public TO %I', site);
  REVOKE ALL ON SCHEMA public FROM PUBLIC;
  EXECUTE format('GRANT TEMPORARY ON DATABASE %I TO %I', current_database(), site);
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO mulbit_query', current_database());
  GRANT USAGE ON SCHEMA query TO mulbit_query;
  GRANT SELECT ON ALL TABLES IN SCHEMA query TO mulbit_query;
  -- Views that a later version of the site makes are to be read as well.
  EXECUTE format(
    'ALTER DEFAULT PRIVILEGES FOR ROLE %I IN SCHEMA query GRANT SELECT ON TABLES TO mulbit_query',
    site);

  IF NOT is_super THEN
    RAISE NOTICE '슈퍼유저가 아니라 PostgreSQL의 함수(lo_create, pg_advisory_lock, pg_notify 등)는 막지 못했습니다. 슈퍼유저로 다시 실행하면 막습니다.';
    RETURN;
  END IF;
  ALTER ROLE mulbit_query NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
  ALTER ROLE mulbit_query SET temp_file_limit = '256MB';
  -- PostgreSQL lets everybody call these, so they are taken from PUBLIC and given to the site's role:
  -- large objects, locks, messages, waiting, settings, other sessions, and what runs a text as SQL.
  FOR one IN
    SELECT oid FROM pg_proc
    WHERE (pronamespace = 'pg_catalog'::regnamespace AND proname ~ (
        '^(lo_.*|loread|lowrite|pg_(try_|)advisory_.*|pg_notify|pg_sleep.*|set_config'
        '|pg_(cancel|terminate)_backend|pg_logical_emit_message|pg_export_snapshot|pg_listening_channels'
        '|(query|cursor|table|schema|database)_to_xml.*|ts_stat|ts_rewrite)$'))
      OR proname ~ '^dblink'
  LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', one, site);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', one);
  END LOOP;
END
$$;
