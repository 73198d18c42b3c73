import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Cell = {
  entity: string;
  role: string;
  verb: string;
  scopes: string[] | null;
  declared: string[];
  masked: string[];
  differs: string[];
};
type Rights = { cells: Cell[]; strange: { entity: string; policy: string | null; what: string }[] };

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const column = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await company.owner.query<{ it: T }>(text, values)).rows.map(({ it }) => it);

async function told(asked: string, by = admin): Promise<Rights> {
  const { status, body } = await server.call<{ data: Rights }>(by, "GET", `/api/rights?${asked}`);
  expect(status, asked).toBe(200);
  return body.data;
}

/** Where what stands differs from what is declared, as the page is told it. */
const differences = (entity: string | null = null) =>
  column<string>(
    `select concat_ws(' ', entity, role, verb, differs) as it from app.right_cells($1, null) where differs <> '{}'
     union all select concat_ws(' ', entity, policy, what) from app.strange_policies($1) order by 1`,
    [entity],
  );

const people_roles = () => column<string>("select name as it from app.roles where kind <> 'system' order by 1");

describe("the page, app.role_permissions and pg_policies with the column grants", () => {
  test("say the same of each role, entity and verb", async () => {
    expect(await differences()).toEqual([]);
    const roles = await people_roles();
    const cells = (await Promise.all(roles.map((role) => told(`role=${role}`)))).flatMap((each) => each.cells);
    const line = ({ entity, role, verb, scopes }: Cell) => `${role} ${entity} ${verb} ${scopes?.join()}`;
    const declared = await column<string>(
      `select concat_ws(' ', role, entity, verb, string_agg(scope, ',' order by scope)) as it from app.role_permissions
        where role = any ($1) group by role, entity, verb`,
      [roles],
    );
    expect(cells.map(line).toSorted()).toEqual(declared.toSorted());
    const judged = cells.filter(({ verb }) => ["read", "create", "update", "delete"].includes(verb));
    const live = await column<string>(
      `select tablename || ' ' || policyname as it from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE'
          and policyname not in ('owner', 'definer') and policyname !~ '^system_'`,
    );
    const entities = await column<string>("select entity::text as it from app.entities");
    expect(
      judged
        .filter(({ entity }) => entities.includes(entity))
        .map((c) => `${c.entity} ${c.role}_${c.verb}`)
        .toSorted(),
    ).toEqual(live.toSorted());
  });

  test("ask of rows the same: each policy is what its scopes make, made anew beside it", async () => {
    await company.owner.query("begin; set local search_path = pg_catalog, pg_temp");
    const parted = await column<string>(anew);
    await company.owner.query("rollback");
    expect(parted).toEqual([]);
  });

  test("hide the same columns, by entity and by role", async () => {
    const { cells } = await told("entity=contacts");
    const client = cells.find(({ role, verb }) => role === "client" && verb === "read");
    const hidden = await column<string>(
      `select column_name as it from information_schema.columns where table_schema = 'public' and table_name = 'contacts' and not
        has_column_privilege('tandem_client', 'public.contacts', column_name, 'select') order by ordinal_position`,
    );
    expect(hidden.length).toBeGreaterThan(3);
    expect(client?.masked).toEqual(hidden);
    const of_role = (await told("role=client")).cells.find((c) => c.entity === "contacts" && c.verb === "read");
    expect(of_role).toEqual(client);
  });
});

// Each declared right as a policy of its own beside the live one: those of which PostgreSQL says other words.
const anew = `with made as materialized (select p.polrelid, p.polname, p.polcmd, coalesce(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as stands,
    c.relname, r.role, r.verb, app.probe(c.relname, r.role, r.verb) as anew
  from (select distinct role, entity, verb from app.role_permissions where verb in ('read', 'create', 'update', 'delete')) r
  join pg_class c on c.relname = r.entity and c.relnamespace = 'public'::regnamespace
  join pg_policy p on p.polrelid = c.oid and p.polname = r.role || '_' || r.verb)
  select relname || ' ' || polname as it from made where anew <> stands`;

const probe = `create function app.probe(p_table name, p_role text, p_verb text) returns text language plpgsql set search_path = pg_catalog, pg_temp as $$
  declare v_rows text := app.predicate(app.within(p_role, p_table, p_verb)); v_said text;
  begin
    if p_verb = 'read' and v_rows = 'false' then v_rows := 'id is null'; end if;
    if p_verb = 'update' then v_rows := format('deleted_at is null and (%s)', v_rows); end if;
    execute format('create policy probe on public.%I for select to tandem_owner using (%s)', p_table, v_rows);
    select pg_get_expr(polqual, polrelid) into v_said from pg_policy where polname = 'probe';
    execute format('drop policy probe on public.%I', p_table);
    return v_said;
  end $$`;
beforeAll(async () => void (await company.owner.query(probe)));

describe("a planted alteration is told:", () => {
  const grant = "insert into app.role_permissions values ('support', 'leads', 'update', 'team')";
  test.each([
    ["a dropped policy", "drop policy sales_read on public.leads", ["leads sales read {policy_missing}"]],
    [
      "a widened policy",
      "alter policy sales_update on public.leads using (true)",
      ["leads sales update {policy_altered}"],
    ],
    [
      "a negated policy",
      "alter policy team_member_read on public.leads using (not (owner_id = (select app.user_id())))",
      ["leads team_member read {policy_altered}"],
    ],
    [
      "another check of new rows",
      "alter policy sales_create on public.accounts with check (true)",
      ["accounts sales create {policy_altered}"],
    ],
    [
      "a policy for another role",
      "alter policy client_read on public.contacts to tandem_sales",
      ["contacts client read {policy_altered}"],
    ],
    [
      "a granted column",
      "grant select (custom) on public.contacts to tandem_client",
      ["contacts client read {columns}"],
    ],
    [
      "a column of changes",
      "grant update (owner_id) on public.leads to tandem_sales",
      ["leads sales update {columns}"],
    ],
    ["a revoked column", "revoke select (name) on public.leads from tandem_sales", ["leads sales read {columns}"]],
    [
      "a whole table granted",
      "grant insert on public.user_roles to tandem_sales",
      ["user_roles sales create {columns}"],
    ],
    [
      "a policy for everybody",
      "create policy x on public.people for select to tandem_client using (true)",
      ["people x added"],
    ],
    ["claims that nobody proves", "drop policy verified on public.leads", ["leads verified missing"]],
    [
      "agents without bounds",
      "alter policy agents_update on public.leads using (true)",
      ["leads agents_update altered"],
    ],
    ["row security that is off", "alter table public.contacts disable row level security", ["contacts open"]],
    ["row security that spares the owner", "alter table public.leads no force row level security", ["leads open"]],
    ["a right that is not settled", grant, ["leads support update {policy_missing,columns}"]],
    [
      "a scope that is not settled",
      "insert into app.role_permissions values ('sales', 'leads', 'update', 'all')",
      ["leads sales update {scopes}"],
    ],
  ])("%s", async (_, alteration, expected) => {
    const entity = expected[0]?.split(" ")[0];
    await company.owner.query("begin");
    try {
      await company.owner.query(alteration);
      expect(await differences(entity)).toEqual(expected);
    } finally {
      await company.owner.query("rollback");
    }
    expect(await differences(entity)).toEqual([]);
  });

  test("a right that is settled is none: it is a change of rights", async () => {
    await company.owner.query("begin");
    await company.owner.query(grant);
    await company.owner.query("select app.govern('leads')");
    expect(await differences("leads")).toEqual([]);
    const scopes = "select scopes as it from app.right_cells('leads', 'support') where verb = 'update'";
    expect(await column(scopes)).toEqual([expect.arrayContaining(["team"])]);
    await company.owner.query("rollback");
  });
});

test("administrators, executives and auditors read it, nobody else", async () => {
  for (const role of await people_roles()) {
    const person = role.startsWith("client")
      ? await company.person(role, { account_id: await company.row("public.accounts", { name: "Cap Horizon" }) })
      : await company.person(role);
    const { status, body } = await server.call(person, "GET", "/api/rights?entity=leads");
    expect([role, status, body.code]).toEqual(
      ["admin", "ceo", "auditor"].includes(role) ? [role, 200, undefined] : [role, 403, "INSUFFICIENT_PRIVILEGES"],
    );
  }
  expect((await server.call(undefined, "GET", "/api/rights?entity=leads")).status).toBe(401);
});

test("what is asked is bounded: an entity or a role, by a name", async () => {
  for (const asked of ["", "entity=leads&role=sales", "entity=Leads;", `entity=${"a".repeat(51)}`, "page=1"])
    expect((await server.call(admin, "GET", `/api/rights?${asked}`)).status, asked).toBe(422);
  expect((await told("entity=nothing")).cells).toEqual([]);
});
