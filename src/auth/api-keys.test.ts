import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withKeys } from "../testing/api-keys.ts";
import type { TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";

let keys: Awaited<ReturnType<typeof withKeys>>;
let claire: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  keys = await withKeys();
  claire = await keys.person("sales");
  amir = await keys.person("sales");
});
afterAll(() => keys.close());

type Listed = { id: string; name: string; scope: string; last_used: string | null; state: string };
const listed = async (person: TestPerson) =>
  (await keys.server.call<{ data: { api_keys: Listed[] } }>(person, "GET", "/api/account")).body.data.api_keys;
const rows = async <Row>(sql: string, values: unknown[] = []) =>
  (await keys.company.owner.query(sql, values)).rows as Row[];
const gone = { status: 401, body: { code: "AUTH_INVALID" } };

describe("a key", () => {
  test("is made with the password, shown once, listed, used, told of and ended", async () => {
    expect((await keys.make(claire, { scope: "read", current: "wrong-horse-battery" })).status).toBe(422);
    for (const wrong of [{ days: 366 }, { days: 0 }, { scope: "all" }, { name: " " }])
      expect((await keys.make(claire, { scope: "read", ...wrong })).status).toBe(422);
    const { id, key, expires_at } = await keys.keyOf(claire);
    expect(key).toMatch(/^tdm_[0-9a-f]{64}$/);
    expect((Date.parse(expires_at) - Date.now()) / 86_400_000).toBeCloseTo(90, 0);
    expect(await listed(claire)).toMatchObject([
      { id, name: "Report", scope: "write", last_used: null, state: "open" },
    ]);
    expect(await listed(amir)).toEqual([]);
    expect((await keys.lead(key, claire, "By a program")).status).toBe(201);
    expect((await listed(claire))[0]?.last_used).not.toBeNull();
    const change =
      "select actor_id, request_id from app.log where entity = 'leads' and after ->> 'name' = 'By a program'";
    const [entry] = await rows<{ actor_id: string; request_id: string }>(change);
    expect(entry?.actor_id).toBe(claire.id);
    expect(entry?.request_id).toMatch(new RegExp(`^key:${id}/.`));
    expect((await keys.end(amir, id)).status).toBe(404);
    expect((await keys.call(key, "GET", "/api/leads")).status).toBe(200);
    expect((await keys.end(claire, id)).status).toBe(200);
    expect(await keys.call(key, "GET", "/api/leads")).toMatchObject(gone);
    expect((await keys.end(claire, id)).status).toBe(404);
    expect(await listed(claire)).toEqual([]);
    const acts =
      "select verb from app.log where entity = 'sessions' and row_id = $1 and verb like 'api_key%' order by id";
    expect(await rows(acts, [claire.id])).toEqual([{ verb: "api_key_make" }, { verb: "api_key_end" }]);
    await deliverAll(keys.company);
    const titles = (await noticesOf(keys.server, claire, { kind: { eq: "way_in" } })).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(["API key ended", "API key made"]);
  });

  test("is nowhere in the database", async () => {
    const { key } = await keys.keyOf(amir);
    expect((await keys.lead(key, amir, "Mine")).status).toBe(201);
    const tables = await rows<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname in ('app', 'auth', 'public', 'vault')`,
    );
    for (const { name } of tables)
      expect(await rows(`select from ${name} t where strpos(t::text, $1) > 0`, [key.slice(4)]), name).toEqual([]);
  });

  test("is no more than its person: another's rows stay unseen, and the rights follow the role", async () => {
    const [staff, admin] = [await keys.person("sales"), await keys.person("admin")];
    const [{ key }, other] = [await keys.keyOf(staff), await keys.keyOf(amir)];
    const { id } = (await keys.lead(other.key, amir, "Amir's own")).body.data;
    expect((await keys.call(key, "GET", `/api/leads/${id}`)).status).toBe(404);
    expect((await keys.lead(key, staff, "While in sales")).status).toBe(201);
    const role = { user_id: staff.id, role: "auditor", reason: "moves" };
    expect((await keys.server.call(admin, "POST", "/api/people/grant", role)).status).toBe(200);
    expect((await keys.lead(key, staff, "As an auditor")).status).toBe(403);
    expect((await keys.call(key, "GET", `/api/leads/${id}`)).status).toBe(200);
  });

  test("of a client sees the client's rows only", async () => {
    const elsewhere = await keys.company.row("public.accounts", { name: "Ailleurs" });
    const { key } = await keys.keyOf(await keys.person("client_admin"), "read");
    const { body } = await keys.call<{ data: { id: string }[] }>(key, "GET", "/api/accounts");
    expect(body.data.map(({ id }) => id)).toEqual([keys.account_id]);
    expect((await keys.call(key, "GET", `/api/accounts/${elsewhere}`)).status).toBe(404);
    const people = await keys.call<{ data: { kind: string }[] }>(key, "GET", "/api/people");
    expect([...new Set(people.body.data.map(({ kind }) => kind))]).toEqual(["client"]);
  });

  test("is how the API's document says that programs come in", async () => {
    const { key } = await keys.keyOf(amir, "read");
    const { body } = await keys.call<{ components: { securitySchemes: object } }>(key, "GET", "/api/openapi.json");
    expect(body.components.securitySchemes).toMatchObject({ key: { type: "http", scheme: "bearer" } });
  });

  test("one has at most twenty of, however many are made at a time", async () => {
    const staff = await keys.person("sales");
    const [hash] = await rows<{ password: string }>(`select password from auth.account where "userId" = $1`, [
      staff.id,
    ]);
    const text = "select app.make_api_key($1, sha256(convert_to($2, 'UTF8')), 'Report', 'read', 1)";
    const made = await Promise.allSettled(
      Array.from({ length: 22 }, () =>
        keys.company.database.flush(staff.actor, [{ text, values: [hash?.password, randomUUID()] }]),
      ),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  });
});

describe("a key that reads", () => {
  test("changes nothing, by whatever route or verb", async () => {
    const [{ key }, writing] = [await keys.keyOf(claire, "read"), await keys.keyOf(claire)];
    const { id } = (await keys.lead(writing.key, claire, "Unchanged")).body.data;
    const csv = { "content-type": "text/csv" };
    const choices = { channels: {}, quiet: null, digest_hour: null };
    const beat = { is_online: true, current_page: "/leads", session_id: randomUUID(), beat: 1 };
    const writes: [string, string, unknown?, object?][] = [
      ["POST", "/api/leads", { name: "No", owner_id: claire.id }],
      ["PATCH", `/api/leads/${id}`, { name: "No", version: 1 }],
      ["DELETE", `/api/leads/${id}`],
      ["POST", "/api/leads/restore", { id }],
      ["POST", "/api/leads/bulk", { ids: [id], do: "remove" }],
      ["POST", "/api/leads/upsert", { match: ["name"], values: { name: "No", owner_id: claire.id } }],
      ["POST", "/api/leads/win", { id }],
      ["POST", "/api/saved_views", { entity: "leads", name: "No", visibility: "private", address: {} }],
      ["POST", "/api/imports?entity=leads&file_name=file.csv", "name\nNo", csv],
      ["GET", "/api/leads/export.csv"],
      ["POST", "/api/rpc/record_search", { p_query: "no" }],
      ["POST", "/api/rpc/mark_all_notifications_read", {}],
      ["POST", "/api/notification_mutes", { entity: "leads", row_id: id, muted: true }],
      ["PUT", "/api/notification_settings", choices],
      ["POST", "/api/employee_presence", beat],
      ["POST", "/api/usage/consent", { purpose: "usage", agreed: true }],
    ];
    const before = await rows("select max(id) from app.log");
    for (const [method, path, body, headers] of writes) {
      const answer = await keys.call(key, method, path, body, headers);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 403, body: { message: "This API key only reads." } });
    }
    expect(await rows("select max(id) from app.log")).toEqual(before);
    expect(await rows("select name from public.leads where id = $1 or name = 'No'", [id])).toEqual([
      { name: "Unchanged" },
    ]);
    expect((await keys.call(key, "GET", `/api/leads/${id}`)).status).toBe(200);
    expect((await keys.call(key, "POST", "/api/leads/allowed", { ids: [id] })).status).toBe(200);
    expect((await keys.call(key, "POST", "/api/rpc/search_global", { p_query: "unchanged" })).status).toBe(200);
  });

  test("cannot make its transaction write again, nor drop what the claims say", async () => {
    const [{ key }, writing] = [await keys.keyOf(claire, "read"), await keys.keyOf(amir)];
    const write = "insert into public.leads (name, owner_id) values ('No', app.user_id())";
    for (const trick of [
      "select set_config('transaction_read_only', 'off', true)",
      "set transaction read write",
      "set local transaction_read_only = off",
    ])
      await expect(keys.flush(key, trick, write), trick).rejects.toThrow(/read-write|read-only/);
    const forged = "select set_config('app.claims', (current_setting('app.claims')::jsonb - 'key')::text, true)";
    await expect(keys.flush(writing.key, forged, write)).rejects.toThrow("AUTH_REQUIRED");
    const whole = keys.company.database.as({ proof: `key:${key}` }, (tx) => tx.execute(write));
    await expect(whole).rejects.toMatchObject({ cause: { code: "25006" } });
    await expect(keys.flush(key, "select app.start_run('x', '\\x00', 1)")).rejects.toThrow(/read-only/);
    // The connection is as it was for whoever comes next.
    await keys.company.database.flush(amir.actor, [{ text: write, values: [] }]);
  });
});
