import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDoor } from "../database/door.ts";
import { register } from "../entities/register.ts";
import { testCompany, type TestCompany } from "../testing/company.ts";

let company: TestCompany;
beforeAll(async () => void (company = await testCompany()));
afterAll(() => company.close());

const names = async (sql: string) => (await company.owner.query<{ name: string }>(sql)).rows.map(({ name }) => name);
// Extensions put theirs into public too.
const own_functions = `p.pronamespace in ('app'::regnamespace, 'public'::regnamespace)
  and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`;
const ours = "n.nspname in ('public', 'app', 'auth', 'vault')";

describe("every table", () => {
  test("has row security on and forced", async () => {
    expect(
      await names(`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`),
    ).toEqual([]);
  });

  test("of an entity asks for proven claims, restrictively, of every application role", async () => {
    expect(
      await names(`select entity as name from (select distinct entity from app.scopes) e where not exists (
      select from pg_policy p where p.polrelid = format('public.%I', e.entity)::regclass and not p.polpermissive and p.polcmd = '*'
        and p.polroles = array['tandem_roles'::regrole::oid] and pg_get_expr(p.polqual, p.polrelid) ~ 'app\\.verified\\(\\)')`),
    ).toEqual([]);
    const tables =
      "select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')";
    const governed = await names("select distinct entity::text as name from app.scopes order by 1");
    expect(governed).toEqual(await names(`select relname as name from (${tables}) t order by 1`));
    expect(governed).toEqual(await names("select entity::text as name from app.entities order by 1"));
    expect(governed).toEqual(expect.arrayContaining(Object.keys(register)));
  });

  test("has for each role exactly the verbs of role_permissions, and no policy without a predicate or proven claims", async () => {
    const expected =
      await names(`select distinct entity || ' ' || role || '_' || verb as name from app.role_permissions join app.scopes using (entity, scope)
      where verb in ('read', 'create', 'update', 'delete') order by 1`);
    const found =
      await names(`select polrelid::regclass || ' ' || polname as name from pg_policy p join app.scopes s on format('public.%I', s.entity)::regclass = p.polrelid and s.scope = 'all'
      where polname not in ('owner', 'definer', 'verified') order by 1`);
    expect(found).toEqual(expected);
    expect(
      await names(`select p.polrelid::regclass || ' ' || p.polname as name from pg_policy p, unnest(p.polroles) role
      where coalesce(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid), 'true') = 'true'
        and not exists (select from pg_policy v where v.polrelid = p.polrelid and not v.polpermissive and v.polname = 'verified')
        and role not in (current_user::regrole, 'tandem_definer'::regrole, 'tandem_auth'::regrole)`),
    ).toEqual([]);
  });

  test("has an index behind each foreign key and each scope column", async () => {
    expect(
      await names(`select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and ${ours} and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`),
    ).toEqual([]);
  });

  test("lets nobody but the definers and the owner truncate, reference or delete", async () => {
    expect(
      await names(`select table_schema || '.' || table_name || ' ' || grantee || ' ' || privilege_type as name from information_schema.table_privileges
      where table_schema in ('public', 'app', 'auth', 'vault') and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER', 'DELETE')
        and grantee not in (current_user, 'tandem_definer') order by 1`),
    ).toEqual(
      [
        "app.frontend_errors tandem_system DELETE",
        "app.idempotency tandem_system DELETE",
        ...["account", "challenge", "rateLimit", "second_factor", "session", "sso_attempt", "user", "verification"].map(
          (table) => `auth.${table} tandem_auth DELETE`,
        ),
      ].sort(),
    );
  });
});

describe("every function", () => {
  test("pins its search path; definers belong to the role that cannot log in", async () => {
    const functions = `from pg_proc p where ${own_functions}`;
    expect(
      await names(
        `select p.proname as name ${functions} and p.prosqlbody is null and not coalesce(p.proconfig::text, '') ~ 'search_path=pg_catalog, pg_temp'`,
      ),
    ).toEqual([]);
    expect(
      await names(`select p.proname as name ${functions} and p.prosecdef and p.proowner <> 'tandem_definer'::regrole`),
    ).toEqual([]);
  });

  test("is executable by those it is meant for", async () => {
    const found =
      await names(`select p.proname || ': ' || string_agg(g.grantee::regrole::text, ', ' order by g.grantee::regrole::text) as name
      from pg_proc p, aclexplode(p.proacl) g
      where ${own_functions} and g.grantee not in (p.proowner, 'tandem_definer'::regrole, current_user::regrole) group by p.oid, p.proname order by 1`);
    expect(found).toMatchInlineSnapshot(`
      [
        "accept_invitation: tandem_app",
        "account_id: tandem_roles",
        "actor_id: tandem_roles",
        "acts_on_people: tandem_roles",
        "add_passkey: tandem_roles",
        "agree_role: tandem_roles",
        "beat: tandem_roles",
        "begin_merge: tandem_roles",
        "by_machine: tandem_roles",
        "caller: tandem_roles",
        "change_invitation: tandem_roles",
        "change_password: tandem_roles",
        "change_second_factor: tandem_roles",
        "change_settings: tandem_roles",
        "changes_after: tandem_system",
        "colleagues_on: tandem_roles",
        "confirm_second_factor: tandem_roles",
        "consent: tandem_roles",
        "decline_role: tandem_roles",
        "deliver_notices: tandem_system",
        "dismiss_set_aside: tandem_roles",
        "empty_bin: tandem_system",
        "empty_choices: tandem_roles, tandem_system",
        "empty_own_fields: tandem_system",
        "empty_stages: tandem_roles, tandem_system",
        "end_api_key: tandem_roles",
        "end_calendar_feed: tandem_roles",
        "end_my_sessions: tandem_roles",
        "end_push_device: tandem_roles",
        "end_run: tandem_roles",
        "end_sessions_of: tandem_roles",
        "enter: tandem_app",
        "find: tandem_roles",
        "find_by: tandem_roles",
        "find_duplicates: tandem_system",
        "fold: tandem_roles",
        "foretell_merge: tandem_roles",
        "forget_import_rows: tandem_roles",
        "forget_tabs: tandem_system",
        "found: tandem_roles",
        "front_door: tandem_app",
        "get_unread_notification_count: tandem_roles",
        "grant_role: tandem_roles",
        "hand_over: tandem_roles",
        "hand_over_all: tandem_roles",
        "hold: tandem_roles",
        "holidays_wanted: tandem_system",
        "in_person: tandem_roles",
        "invite: tandem_roles",
        "is_locale: tandem_roles",
        "is_time_zone: tandem_roles",
        "keep_holidays: tandem_system",
        "keep_logo: tandem_roles",
        "keep_mute: tandem_roles",
        "keep_notice_choices: tandem_roles",
        "keep_push_device: tandem_roles",
        "key_id: tandem_roles",
        "lease_mail: tandem_system",
        "lease_pushes: tandem_system",
        "letters_of: tandem_roles",
        "link_sso: tandem_roles",
        "listening: tandem_system",
        "log_export: tandem_roles",
        "log_own_export: tandem_roles",
        "logo_picture: tandem_app",
        "look_at_link: tandem_app",
        "mail_log: tandem_roles",
        "mail_record: tandem_roles",
        "make_api_key: tandem_roles",
        "make_calendar_feed: tandem_roles",
        "make_reset: tandem_roles",
        "mark_all_notifications_read: tandem_roles",
        "mark_notification_read: tandem_roles",
        "me: tandem_roles",
        "member_ids: tandem_roles",
        "merge_into: tandem_roles",
        "merged_into: tandem_roles",
        "mute_record: tandem_roles",
        "my_account: tandem_roles",
        "my_mutes: tandem_roles",
        "my_notice_choices: tandem_roles",
        "my_preferences: tandem_roles",
        "my_push_devices: tandem_roles",
        "name_seen: tandem_roles",
        "new_id: tandem_roles",
        "next_notice_mail: tandem_system",
        "note_failure: tandem_system",
        "open_door: tandem_auth",
        "own_id: tandem_roles",
        "owned_by: tandem_roles",
        "pairs: tandem_roles",
        "pass_over_next: tandem_system",
        "patched: tandem_roles",
        "paths: tandem_roles",
        "popular_searches: tandem_roles",
        "predicate: tandem_roles",
        "present_on: tandem_roles",
        "queue_letter: tandem_roles",
        "queue_link_mail: tandem_roles",
        "queue_notice_mail: tandem_system",
        "queue_wished_mail: tandem_system",
        "reaches_person: tandem_roles",
        "reactivate_person: tandem_roles",
        "read_scopes: tandem_roles",
        "readable: tandem_roles",
        "record_search: tandem_roles",
        "record_usage: tandem_roles",
        "refuse_identity: tandem_roles",
        "refuse_key: tandem_roles",
        "remind: tandem_system",
        "remove_passkey: tandem_roles",
        "rename_myself: tandem_roles",
        "rename_passkey: tandem_roles",
        "report_error: tandem_app",
        "report_failure: tandem_app",
        "require: tandem_roles",
        "rescore: tandem_system",
        "retire_imports: tandem_system",
        "retire_notifications: tandem_system",
        "retire_searches: tandem_system",
        "retire_set_aside: tandem_system",
        "retire_usage: tandem_system",
        "retry_mail: tandem_roles",
        "retry_set_aside: tandem_roles",
        "rights: tandem_roles",
        "role: tandem_roles",
        "seal_log: tandem_system",
        "search_anew: tandem_system",
        "search_candidates: tandem_roles",
        "search_global: tandem_roles",
        "sees: tandem_roles",
        "sees_living: tandem_roles",
        "set_aside_list: tandem_roles",
        "set_notice_mail_aside: tandem_system",
        "set_up: tandem_app",
        "settle_mail: tandem_system",
        "settle_push: tandem_system",
        "shown_alike: tandem_roles",
        "similar_to: tandem_roles",
        "start_run: tandem_roles",
        "suspend_person: tandem_roles",
        "take_apart: tandem_roles",
        "take_back_conversion: tandem_roles",
        "take_link_wish: tandem_system",
        "take_notice_mail: tandem_system",
        "take_over_run: tandem_roles",
        "take_second_factor: tandem_roles",
        "team_id: tandem_roles",
        "told_apart: tandem_roles",
        "try_push: tandem_roles",
        "unlink_sso: tandem_roles",
        "unmasked: tandem_roles",
        "use_passkey: tandem_auth",
        "use_reset: tandem_app",
        "use_sign_in_link: tandem_auth",
        "use_sso: tandem_auth",
        "user_id: tandem_roles",
        "verified: tandem_roles",
        "verify_log: tandem_admin, tandem_auditor, tandem_system",
        "wake_notifications: tandem_system",
        "way_to: tandem_roles",
        "weigh_health: tandem_system",
        "wish_link: tandem_app",
        "words: tandem_roles",
      ]
    `);
    expect(
      await names(
        `select p.proname as name from pg_proc p where ${own_functions} and (p.proacl is null or p.proacl::text ~ '[{,]=X')`,
      ),
    ).toEqual([]);
  });

  test("of the definers is not taken over by temporary or public objects of the same name", async () => {
    const app = openDoor(company.login_url("tandem_app"), { connections: 1 });
    for (const schema of ["pg_temp", "public", "app"]) {
      await expect(
        app.outside({ text: `create table ${schema}.people (id uuid, role text)`, values: [] }),
      ).rejects.toThrow(/permission denied/);
    }
    await app.close();
  });
});

describe("the logins", () => {
  test("own nothing and can do nothing special", async () => {
    const { rows } = await company.owner
      .query(`select rolname, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as special, rolinherit as inherits from pg_roles
      where rolname in ('tandem_app', 'tandem_auth', 'tandem_jobs') order by 1`);
    expect(rows).toEqual(
      ["tandem_app", "tandem_auth", "tandem_jobs"].map((rolname) => ({ rolname, special: false, inherits: false })),
    );
    const owners = "('tandem_app', 'tandem_auth', 'tandem_jobs')";
    const grants = "select table_name as name from information_schema.table_privileges where grantee = 'tandem_app'";
    expect(await names(`select relname as name from pg_class where pg_get_userbyid(relowner) in ${owners}`)).toEqual(
      [],
    );
    expect(await names(grants)).toEqual([]);
    const owner = await company.owner.query("select rolsuper from pg_roles where rolname = current_user");
    expect(owner.rows).toEqual([{ rolsuper: false }]);
  });
});
