import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Row = Record<string, unknown> & { id: string };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let mate: TestPerson;
let amir: TestPerson;
let admin: TestPerson;
let support: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id, name: "Claire" });
  mate = await company.person("sales", { team_id, name: "Malik" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  admin = await company.person("admin");
  support = await company.person("support");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = <T = { data: Row }>(person: TestPerson, method: string, path: string, body?: object) =>
  server.call<T & { message?: string; result?: { stay: string[] } }>(person, method, `/api/${path}`, body);
const made = async (entity: string, values: object, by = claire): Promise<Row> => {
  const answer = await call(by, "POST", entity, { owner_id: by.id, ...values });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const read = async (entity: string, id: string, by = claire) => (await call(by, "GET", `${entity}/${id}`)).body.data;
const merge = (entity: string, id: string, duplicate_id: string, rest: object = {}, by = claire) =>
  call(by, "POST", `${entity}/merge`, { id, duplicate_id, ...rest });
const apart = (entity: string, id: string, duplicate_id: string, by = claire) =>
  call(by, "POST", `${entity}/take_apart`, { id, duplicate_id });

describe("merging", () => {
  test("takes what is chosen and what is lacked, unites lists, joins notes, and is taken apart as it was", async () => {
    const kept = await made("leads", {
      name: "Ada",
      emails: ["a@x.example"],
      city: "Lyon",
      country: "FR",
      note: "One.",
    });
    const values = {
      name: "Ada L.",
      emails: ["b@x.example", "a@x.example"],
      city: "Rouen",
      country: "BE",
      note: "Two.",
    };
    const gone = await made("leads", { ...values, title: "CEO", value: 500, currency: "USD", do_not_contact: true });
    const preview = await call<{ data: { fields: { name: string; way: string }[] } }>(
      mate,
      "POST",
      "leads/merge/preview",
      {
        id: kept.id,
        duplicate_id: gone.id,
      },
    );
    expect(Object.fromEntries(preview.body.data.fields.map(({ name, way }) => [name, way]))).toMatchObject({
      name: "choose",
      city: "choose",
      title: "fill",
      value: "fill",
      currency: "fill",
      emails: "unite",
      note: "join",
      do_not_contact: "either",
    });
    expect((await merge("leads", kept.id, gone.id, { take: ["city"] }, mate)).status).toBe(200);
    expect(await read("leads", kept.id)).toMatchObject({
      name: "Ada",
      title: "CEO",
      emails: ["a@x.example", "b@x.example"],
      city: "Rouen",
      country: "BE",
      value: 500,
      currency: "USD",
      note: "One.\n\nTwo.",
      do_not_contact: true,
    });
    await call(claire, "PATCH", `leads/${kept.id}`, {
      title: "CTO",
      emails: ["a@x.example", "b@x.example", "c@x.example"],
    });
    const undone = await apart("leads", kept.id, gone.id);
    expect(undone.body.result).toEqual({ stay: ["title"] });
    expect(await read("leads", kept.id)).toMatchObject({
      title: "CTO",
      emails: ["a@x.example", "c@x.example"],
      city: "Lyon",
      value: null,
      currency: "EUR",
      note: "One.",
      do_not_contact: false,
    });
    expect(await read("leads", gone.id)).toMatchObject({ deleted_at: null, duplicate_of: null, ...values });
    expect((await apart("leads", kept.id, gone.id)).status).toBe(409);
  });

  test("needs both to be there and the caller's to change as a whole", async () => {
    const [mine, theirs] = [await made("accounts", { name: "Mine" }), await made("accounts", { name: "Theirs" }, amir)];
    expect((await merge("accounts", mine.id, theirs.id)).status).toBe(409);
    expect((await merge("accounts", theirs.id, mine.id)).status).toBe(404);
    expect((await merge("accounts", mine.id, mine.id)).status).toBe(409);
    expect(
      (await call(claire, "POST", "accounts/merge/preview", { id: mine.id, duplicate_id: theirs.id })).status,
    ).toBe(404);
    const marketing = await company.person("marketing");
    const lead = await made("leads", { name: "Fair" });
    const own = await made("leads", { name: "Fair too" }, marketing);
    expect((await merge("leads", own.id, lead.id, {}, marketing)).status).toBe(409);
    expect(await read("leads", lead.id)).toMatchObject({ deleted_at: null });
    expect((await merge("accounts", mine.id, theirs.id, {}, support)).status).toBe(200);
    expect((await apart("accounts", mine.id, theirs.id)).status).toBe(409);
    expect((await apart("accounts", mine.id, theirs.id, support)).status).toBe(200);
  });

  test("of two who merge the same pair at once one does it, and a circle is none", async () => {
    const [a, b] = [await made("leads", { name: "A" }), await made("leads", { name: "B" })];
    const both = await Promise.all([merge("leads", a.id, b.id), merge("leads", b.id, a.id, {}, mate)]);
    expect(both.map(({ status }) => status === 200)).toContain(true);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await company.owner.query(
      "select count(*)::int as live from public.leads where id = any ($1) and deleted_at is null",
      [[a.id, b.id]],
    );
    expect(rows).toEqual([{ live: 1 }]);
  });

  test("a merge into what was itself merged is followed to its end, and taken apart from the end", async () => {
    const [a, b, c] = [
      await made("leads", { name: "A" }),
      await made("leads", { name: "B" }),
      await made("leads", { name: "C" }),
    ];
    await made("comments", { entity: "leads", row_id: a.id, body: "Of A", owner_id: undefined });
    await merge("leads", b.id, a.id);
    await merge("leads", c.id, b.id);
    expect(await read("leads", a.id)).toMatchObject({ duplicate_of: c.id });
    expect((await apart("leads", b.id, a.id)).status).toBe(404);
    expect((await apart("leads", c.id, b.id)).status).toBe(200);
    expect(await read("leads", a.id)).toMatchObject({ duplicate_of: b.id });
    expect((await apart("leads", b.id, a.id)).status).toBe(200);
    const { rows } = await company.owner.query("select row_id from public.comments where body = 'Of A'");
    expect(rows).toEqual([{ row_id: a.id }]);
  });

  test("a converted lead is not the one that goes", async () => {
    const [a, b] = [await made("leads", { name: "A" }), await made("leads", { name: "B", company_name: "B SA" })];
    expect((await call(claire, "POST", "leads/convert", { id: b.id })).status).toBe(200);
    expect((await merge("leads", a.id, b.id)).body.message).toContain("is converted to a client");
    expect((await merge("leads", b.id, a.id)).status).toBe(200);
  });
});

describe("what refers to a client", () => {
  test("goes over: leads, contacts and their parts, subsidiaries, what was said and done; and comes back", async () => {
    const [keep, gone] = [await made("accounts", { name: "Keep" }), await made("accounts", { name: "Gone" })];
    await call(claire, "PATCH", `accounts/${keep.id}`, { parent_id: gone.id });
    const below = await made("accounts", { name: "Below", parent_id: gone.id });
    const lead = await made("leads", { name: "Deal", account_id: gone.id });
    const theirs = await company.row("public.leads", { name: "Theirs", account_id: gone.id, owner_id: amir.id });
    const [main, other] = [
      await made("contacts", { name: "Main", account_id: gone.id, primary: true }),
      await made("contacts", { name: "Other", account_id: keep.id, primary: true }),
    ];
    await made("affiliations", { contact_id: other.id, account_id: gone.id, owner_id: undefined });
    await made("activities", {
      entity: "accounts",
      row_id: gone.id,
      kind: "call",
      state: "done",
      at: "2026-01-05T09:00:00Z",
    });
    expect((await merge("accounts", keep.id, gone.id)).status).toBe(200);
    expect(await read("accounts", keep.id)).toMatchObject({ parent_id: null });
    expect(await read("accounts", below.id)).toMatchObject({ parent_id: keep.id });
    expect(await read("leads", lead.id)).toMatchObject({ account_id: keep.id });
    expect(await read("leads", theirs, amir)).toMatchObject({ account_id: keep.id, owner_id: amir.id });
    expect(await read("contacts", main.id)).toMatchObject({ account_id: keep.id, primary: false });
    expect(await read("contacts", other.id)).toMatchObject({ account_id: keep.id, primary: true });
    const links = `select contact_id, account_id, main from public.affiliations
      where deleted_at is null and contact_id = any ($1) order by main desc, account_id = $2`;
    expect((await company.owner.query(links, [[main.id, other.id], keep.id])).rows).toEqual([
      { contact_id: other.id, account_id: keep.id, main: true },
      { contact_id: main.id, account_id: keep.id, main: false },
    ]);
    expect((await apart("accounts", keep.id, gone.id)).status).toBe(200);
    expect(await read("accounts", keep.id)).toMatchObject({ parent_id: gone.id });
    expect(await read("accounts", below.id)).toMatchObject({ parent_id: gone.id });
    expect(await read("leads", theirs, amir)).toMatchObject({ account_id: gone.id });
    expect(await read("contacts", main.id)).toMatchObject({ account_id: gone.id, primary: true });
    const back = (await company.owner.query(links, [[main.id, other.id], keep.id])).rows;
    expect(back).toHaveLength(3);
    const { rows } = await company.owner.query("select count(*)::int as n from public.activities where row_id = $1", [
      gone.id,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("a contact's clients and leads go over, and not to be contacted stays so", async () => {
    const [x, y] = [await made("accounts", { name: "X" }), await made("accounts", { name: "Y" })];
    const keep = await made("contacts", { name: "Jeanne", account_id: x.id });
    const gone = await made("contacts", {
      name: "Jeanne P.",
      account_id: y.id,
      decision_role: "decides",
      primary: true,
    });
    await call(claire, "POST", "contacts/mark", { id: gone.id, status: "do_not_contact" });
    expect((await merge("contacts", keep.id, gone.id)).status).toBe(200);
    expect(await read("contacts", keep.id)).toMatchObject({ account_id: x.id, status: "do_not_contact" });
    const of = () =>
      company.owner.query(
        "select contact_id, main from public.affiliations where account_id = $1 and deleted_at is null",
        [y.id],
      );
    expect((await of()).rows).toEqual([{ contact_id: keep.id, main: true }]);
    expect((await apart("contacts", keep.id, gone.id)).status).toBe(200);
    expect((await of()).rows).toEqual([{ contact_id: gone.id, main: true }]);
    expect(await read("contacts", keep.id)).toMatchObject({ account_id: x.id, status: "active" });
  });

  test("clients who sign in see nothing of another's records but where an administrator says so", async () => {
    const [keep, gone] = [await made("accounts", { name: "Portal" }), await made("accounts", { name: "Double" })];
    const client = await company.person("client", { account_id: keep.id });
    const person = await made("contacts", { name: "Secret", account_id: gone.id });
    expect((await merge("accounts", gone.id, keep.id)).body.message).toContain("sign in for the duplicate");
    expect((await merge("accounts", gone.id, keep.id, { with_clients: true }, admin)).status).toBe(409);
    expect((await merge("accounts", keep.id, gone.id, { with_clients: true })).body.message).toContain("administrator");
    expect((await merge("accounts", keep.id, gone.id, {}, admin)).status).toBe(409);
    expect((await call(client, "GET", `contacts/${person.id}`)).status).toBe(404);
    expect((await merge("accounts", keep.id, gone.id, { with_clients: true }, admin)).status).toBe(200);
    expect((await call(client, "GET", `contacts/${person.id}`)).status).toBe(200);
    expect((await call(client, "POST", "accounts/take_apart", { id: keep.id, duplicate_id: gone.id })).status).toBe(
      403,
    );
  });
});

test("what a duplicate holds of a removed field, a binned tag and an unseen client hinders no merge, and consents go to nobody", async () => {
  const field = await made("own_fields", { entity: "leads", name: "Region", kind: "line", owner_id: undefined }, admin);
  const tag = await made("tags", { name: "Gone soon", color: "plum", owner_id: undefined }, admin);
  const keep = await made("leads", { name: "Stays whole" });
  const gone = await made("leads", { name: "Goes whole", custom: { region: "North" }, tag_ids: [tag.id] });
  const theirs = await made("accounts", { name: "Unseen" }, amir);
  await company.owner.query("update public.leads set account_id = $1 where id = $2", [theirs.id, gone.id]);
  await call(admin, "POST", "own_fields/retire", { id: field.id });
  await call(admin, "DELETE", `tags/${tag.id}`);
  const whole = await merge("leads", keep.id, gone.id);
  expect([whole.status, whole.body.message]).toEqual([200, undefined]);
  const { rows } = await company.owner.query("select custom, account_id from public.leads where id = $1", [keep.id]);
  expect(rows).toEqual([{ custom: { region: "North" }, account_id: null }]);

  const consenting = await made("contacts", { name: "Yes", consents: { newsletter: true } });
  const silent = await made("contacts", { name: "Says nothing" });
  const one = await merge("contacts", silent.id, consenting.id);
  expect([one.status, one.body.message]).toEqual([200, undefined]);
  expect((await read("contacts", silent.id))["consents"]).toEqual({});
});

test("a contact that clients see takes nothing over without an administrator who says so; a grandchild no grandparent", async () => {
  const seen = await made("accounts", { name: "Seen by clients" });
  await company.person("client", { account_id: seen.id });
  const theirs = await made("contacts", { name: "Theirs", account_id: seen.id });
  const internal = await made("contacts", { name: "Internal", emails: ["internal@x.example"] });
  expect((await merge("contacts", theirs.id, internal.id)).body.message).toMatch(/Only an administrator/);
  expect((await merge("contacts", theirs.id, internal.id, { with_clients: true }, admin)).status).toBe(200);

  const top = await made("accounts", { name: "Top" });
  const middle = await made("accounts", { name: "Middle", parent_id: top.id });
  const bottom = await made("accounts", { name: "Bottom", parent_id: middle.id });
  expect((await merge("accounts", bottom.id, top.id)).body.message).toMatch(/further down/);
});

test("a lead with ten thousand doings is merged, and none of them is lost", async () => {
  const [keep, gone] = [await made("leads", { name: "Keep" }), await made("leads", { name: "Busy" })];
  await company.owner.query(
    `insert into public.activities (entity, row_id, kind, state, at)
     select 'leads', $1, 'call', 'done', now() - n * interval '1 minute' from generate_series(1, 10000) n`,
    [gone.id],
  );
  const of = async (id: string) =>
    (await company.owner.query("select count(*)::int as n from public.activities where row_id = $1", [id])).rows[0].n;
  expect((await merge("leads", keep.id, gone.id)).status).toBe(200);
  expect(await of(keep.id)).toBe(10_000);
  expect((await apart("leads", keep.id, gone.id)).status).toBe(200);
  expect(await of(gone.id)).toBe(10_000);
}, 120_000);
