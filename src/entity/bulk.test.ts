import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Lead = { id: string; name: string; version: number; can: string[] };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let thomas: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north });
  thomas = await company.person("sales", { team_id: north });
  amir = await company.person("sales", { team_id: south });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const create = async (person: TestPerson, values: Record<string, unknown>) =>
  (await server.call<{ data: Lead }>(person, "POST", "/api/leads", values)).body.data;

test("tells of a verb on how many that are in a state for it, also of all that match", async () => {
  const [open, won] = [
    await create(claire, { name: "stated", owner_id: claire.id }),
    await create(thomas, { name: "stated", owner_id: thomas.id }),
  ];
  await create(amir, { name: "stated", owner_id: amir.id });
  await company.row("public.leads", { name: "stated" });
  await server.call(thomas, "POST", "/api/leads/win", { id: won.id });
  const asked = async (body: object) =>
    (await server.call<{ data: object }>(claire, "POST", "/api/leads/allowed", body)).body.data;
  expect(await asked({ ids: [open.id, won.id] })).toMatchObject({ update: 2, assign: 2, win: 1, reopen: 1, delete: 1 });
  expect(await asked({ matching: { where: { name: "stated" } } })).toEqual({
    read: 3,
    create: 2,
    update: 2,
    delete: 1,
    export: 2,
    import: 2,
    assign: 2,
    claim: 1,
    win: 1,
    lose: 1,
    move: 1,
    merge: 2,
    take_apart: 2,
    reopen: 1,
    convert: 2,
    take_back: 2,
  });
  expect(await asked({ matching: { where: { name: "stated", stage: "won" } } })).not.toHaveProperty("win");
});

test("a thousand at once are changed, and a repetition is told the same", async () => {
  const { rows } = await company.owner.query<{ id: string }>(
    "insert into public.leads (name, owner_id) select 'thousand', case when n % 4 > 0 then $1::uuid end from generate_series(1, 1000) n returning id",
    [claire.id],
  );
  const body = { ids: rows.map(({ id }) => id), do: "update", with: { source: "Fair" } };
  const key = { "idempotency-key": "a-thousand-at-once" };
  const { status, body: first } = await many(claire, body, "leads", key);
  expect([status, first.data.changed.length, first.data.skipped.length]).toEqual([200, 750, 250]);
  expect((await many(claire, body, "leads", key)).body).toEqual(first);
});

const not_mine = (id: string) => ({
  id,
  code: "PERMISSION_DENIED",
  message: "You don't have permission to access this data or perform this action.",
});

test("tells beforehand on how many each verb may be done, in the bin too", async () => {
  const own = await create(claire, { name: "asked", owner_id: claire.id });
  const mates = await create(thomas, { name: "asked", owner_id: thomas.id });
  const theirs = await create(amir, { name: "asked", owner_id: amir.id });
  const ids = [own.id, mates.id, theirs.id];
  const asked = async (bin: boolean) =>
    (await server.call<{ data: object }>(claire, "POST", "/api/leads/allowed", { ids, bin })).body.data;
  expect(await asked(false)).toMatchObject({ read: 2, update: 2, assign: 2, delete: 1 });
  await server.call(claire, "DELETE", `/api/leads/${own.id}`);
  expect(await asked(true)).toMatchObject({ read: 1, delete: 1 });
  expect(await asked(false)).not.toHaveProperty("delete");
});

test("removes and restores of many those that the caller may, and leaves those that they may only change", async () => {
  const own = await create(claire, { name: "mixed", owner_id: claire.id });
  const mates = await create(thomas, { name: "mixed", owner_id: thomas.id });
  const ids = [own.id, mates.id];
  const bulk = async (act: string) =>
    (await server.call<{ data: object }>(claire, "POST", "/api/leads/bulk", { ids, do: act })).body.data;
  expect(await bulk("remove")).toEqual({ changed: [own.id], skipped: [not_mine(mates.id)] });
  await server.call(thomas, "DELETE", `/api/leads/${mates.id}`);
  expect(await bulk("restore")).toEqual({ changed: [own.id], skipped: [not_mine(mates.id)] });
});

test("changes many at once and says which it could not", async () => {
  const own = await create(claire, { name: "bulk", owner_id: claire.id });
  const theirs = await create(amir, { name: "bulk", owner_id: amir.id });
  const { body } = await server.call<{ data: { changed: string[]; skipped: object[] } }>(
    claire,
    "POST",
    "/api/leads/bulk",
    { ids: [own.id, theirs.id], do: "update", with: { source: "Salon" } },
  );
  const unseen = { id: theirs.id, code: "RESOURCE_NOT_FOUND", message: expect.stringContaining("cannot see it") };
  expect(body.data).toEqual({ changed: [own.id], skipped: [unseen] });
  await server.call(claire, "POST", "/api/leads/bulk", { ids: [own.id, theirs.id], do: "remove" });
  expect((await server.call<{ data: Lead }>(amir, "GET", `/api/leads/${theirs.id}`)).body.data).toMatchObject({
    source: null,
    deleted_at: null,
  });
});

test("an id is the same in either case: changed, and a verb done, once", async () => {
  const own = await create(claire, { name: "case" });
  const both = [own.id.toUpperCase(), own.id];
  const versions = { [own.id.toUpperCase()]: 1 };
  const { data } = (await many(claire, { ids: [both[0]], versions, do: "update", with: { source: "Salon" } })).body;
  expect(data).toEqual({ changed: [own.id], skipped: [] });
  const moved = (await many(claire, { ids: both, do: "move", with: { stage: "contacted" } })).body;
  expect(moved.data).toEqual({ changed: [own.id], skipped: [] });
});

test("a bulk change that names no field, and a verb that there is not, are refused", async () => {
  const { id } = await create(claire, { name: "Still", owner_id: claire.id });
  for (const body of [
    { ids: [id], do: "update" },
    { ids: [id], do: "update", with: {} },
  ])
    expect((await server.call(claire, "POST", "/api/leads/bulk", body)).status).toBe(400);
  expect((await server.call(claire, "POST", "/api/leads/constructor", { id })).status).toBe(404);
});

test("says of each that was left why: what it alone would have answered", async () => {
  const [open, won, mates, gone] = await Promise.all([
    create(claire, { name: "why", owner_id: claire.id }),
    create(claire, { name: "why", owner_id: claire.id }),
    create(thomas, { name: "why", owner_id: thomas.id }),
    create(claire, { name: "why", owner_id: claire.id }),
  ]);
  await server.call(claire, "POST", "/api/leads/win", { id: won.id });
  await server.call(claire, "DELETE", `/api/leads/${gone.id}`);
  const theirs = await create(amir, { name: "why", owner_id: amir.id });
  const ids = [open.id, won.id, mates.id, gone.id, theirs.id];
  const input = { lost_reason: "Price" };
  const { data } = (await many(claire, { ids, do: "lose", with: input })).body;
  expect(data.changed).toEqual([open.id, mates.id]);
  for (const { id, code, message } of data.skipped) {
    const { body } = await server.call(claire, "POST", "/api/leads/lose", { id, ...input });
    expect([code, message]).toEqual([body.code, body.message]);
  }
  expect(data.skipped.map(({ id }) => id)).toEqual([won.id, gone.id, theirs.id]);
  expect(data.skipped[0]).toMatchObject({ message: "Only an open lead of yours can be lost." });
  const changed = (await many(claire, { ids, do: "update", with: { source: "Fair" } })).body.data;
  expect(changed.skipped).toMatchObject([
    { id: gone.id, code: "RESOURCE_CONFLICT", message: "It is in the bin." },
    { id: theirs.id, code: "RESOURCE_NOT_FOUND" },
  ]);
});

test("a verb is done to those that the caller may, and the others are named with the sentence", async () => {
  const marketing = await company.person("marketing");
  const own = await create(marketing, { name: "hand", owner_id: marketing.id });
  const theirs = await create(amir, { name: "hand", owner_id: amir.id });
  const unowned = await company.row("public.leads", { name: "hand" });
  const ids = [own.id, theirs.id];
  const { data } = (await many(marketing, { ids, do: "assign", with: { owner_id: thomas.id } })).body;
  expect(data).toEqual({ changed: [own.id], skipped: [not_mine(theirs.id)] });
  const claimed = (await many(amir, { ids: [own.id, unowned], do: "claim" })).body.data;
  expect(claimed).toMatchObject({ changed: [unowned], skipped: [{ id: own.id, code: "RESOURCE_NOT_FOUND" }] });
});

test("one that the database refuses leaves the others changed", async () => {
  const make = (values: object) =>
    server.call<{ data: Lead }>(claire, "POST", "/api/accounts", { owner_id: claire.id, ...values });
  const free = (await make({ name: "Free" })).body.data;
  const fixed = (await make({ name: "Fixed", siren: "732829320", siret: "73282932000074" })).body.data;
  const body = { ids: [fixed.id, free.id], do: "update", with: { siren: "552100554" } };
  const { data } = (await many(claire, body, "accounts")).body;
  expect(data.changed).toEqual([free.id]);
  expect(data.skipped).toMatchObject([
    { id: fixed.id, code: "VALIDATION_FAILED", fields: { siret: "is not allowed" } },
  ]);
});

test("what somebody changed since it was read, or holds at this moment, is left and said", async () => {
  const [read, held] = [
    await create(claire, { name: "race", owner_id: claire.id }),
    await create(claire, { name: "race", owner_id: claire.id }),
  ];
  await server.call(thomas, "PATCH", `/api/leads/${read.id}`, { city: "Rouen" });
  const ids = [read.id, held.id];
  await company.owner.query("begin");
  await company.owner.query("select from public.leads where id = $1 for update", [held.id]);
  const skipped = [
    { id: read.id, code: "RESOURCE_CONFLICT" },
    { id: held.id, code: "RESOURCE_LOCKED" },
  ];
  const update = { ids, versions: { [read.id]: read.version }, do: "update", with: { source: "Fair" } };
  expect((await many(claire, update)).body.data).toMatchObject({ changed: [], skipped });
  const won = (await many(claire, { ...update, do: "win", with: {} })).body.data;
  await company.owner.query("rollback");
  expect(won).toMatchObject({ changed: [], skipped });
});

test("is done once under its key, verbs too", async () => {
  const { id } = await create(claire, { name: "once", owner_id: claire.id });
  const theirs = await create(amir, { name: "once", owner_id: amir.id });
  const body = { ids: [id, theirs.id], do: "lose", with: { lost_reason: "Price" } };
  const key = { "idempotency-key": "bulk-once-and-for-all" };
  const first = await many(claire, body, "leads", key);
  expect(first.body.data.changed).toEqual([id]);
  await server.call(thomas, "POST", "/api/leads/reopen", { id });
  expect((await many(claire, body, "leads", key)).body).toEqual(first.body);
  const { body: lead } = await server.call<{ data: Lead & { stage: string } }>(claire, "GET", `/api/leads/${id}`);
  expect(lead.data.stage).toBe("new");
  expect((await many(claire, { ...body, do: "win", with: {} }, "leads", key)).body).toMatchObject({
    code: "RESOURCE_CONFLICT",
    message: expect.stringContaining("used for something else"),
  });
});

test("values are put into and taken out of fields of several, and the others stay", async () => {
  const [fair, cold] = [
    await company.row("public.tags", { name: "Fair" }),
    await company.row("public.tags", { name: "Cold" }),
  ];
  const one = await create(claire, { name: "tagged", owner_id: claire.id, tag_ids: [cold] });
  const mates = await create(thomas, { name: "tagged", owner_id: thomas.id, tag_ids: [fair, cold] });
  const ids = [one.id, mates.id];
  const tags = async () =>
    (
      await company.owner.query<{ tag_ids: string[] }>(
        "select tag_ids from public.leads where id = any($1) order by array_position($1, id)",
        [ids],
      )
    ).rows.map(({ tag_ids }) => tag_ids);
  await many(claire, { ids, do: "update", with: { tag_ids: { add: [fair] }, city: "Rouen" } });
  expect(await tags()).toEqual([
    [cold, fair],
    [fair, cold],
  ]);
  await many(claire, { ids, do: "update", with: { tag_ids: { remove: [cold] } } });
  expect(await tags()).toEqual([[fair], [fair]]);
  const wrong = await many(claire, { ids, do: "update", with: { tag_ids: { add: ["no id"] } } });
  expect(wrong.status).toBe(422);
  expect((await many(claire, { ids, do: "update", with: { stage: { add: ["won"] } } })).status).toBe(422);
});

test("says what cannot be done to many, and how many it takes", async () => {
  const { id } = await create(claire, { name: "Still", owner_id: claire.id });
  const said = async (body: object) => (await many(claire, body)).body.message;
  expect(await said({ ids: [id], do: "merge", with: { duplicate_id: id } })).toBe(
    "What can be done to many leads: update, remove, restore, claim, assign, move, win, lose, reopen.",
  );
  expect(await said({ do: "win" })).toBe("Say which records: by ids, or as those matching a filter.");
  const ids = Array.from({ length: 201 }, () => crypto.randomUUID());
  expect(await said({ ids, do: "win" })).toBe("A verb is done to at most 200 records at once.");
  expect((await many(claire, { ids, do: "lose", with: { lost_reason: "" } })).status).toBe(422);
  const support = await company.person("support");
  expect((await many(support, { ids: [id], do: "win" })).status).toBe(403);
});

type Done = { changed: string[]; skipped: { id: string; code: string; message: string; fields?: object }[] };

function many(person: TestPerson, body: object, entity = "leads", headers = {}) {
  return server.call<{ data: Done }>(person, "POST", `/api/${entity}/bulk`, body, headers);
}
