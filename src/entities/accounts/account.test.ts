import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// A client's parent, how a prospect becomes a customer, and how well it stands with them.
type Row = Record<string, unknown> & { id: string };
type Answer = { data: Row; details?: { fields?: Record<string, string> } };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let mate: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id, name: "Claire" });
  mate = await company.person("sales", { team_id, name: "Mate" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (person: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(person, method, `/api/${path}`, body);
const made = async (entity: string, values: object, person = claire) =>
  (await call(person, "POST", entity, { owner_id: person.id, ...values })).body.data;
const read = async (id: unknown, person = claire) => (await call(person, "GET", `accounts/${String(id)}`)).body.data;
const under = (person: TestPerson, { id }: Row, parent_id: string | null) =>
  call(person, "PATCH", `accounts/${id}`, { parent_id });

describe("the parent of a client", () => {
  test("is never itself nor one that stands below it, also of two who set them at once", async () => {
    const [one, two, three] = await Promise.all(["One", "Two", "Three"].map((name) => made("accounts", { name })));
    if (!one || !two || !three) throw new Error("not made");
    expect((await under(claire, one, one.id)).body.details?.fields).toEqual({
      parent_id: "it cannot stand below itself",
    });
    expect((await under(claire, two, one.id)).status).toBe(200);
    expect((await under(mate, three, two.id)).status).toBe(200);
    expect((await under(claire, one, three.id)).status).toBe(422);
    expect((await under(mate, three, null)).status).toBe(200);
    const answers = await Promise.all([under(claire, one, three.id), under(mate, three, two.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const unseen = await made("accounts", { name: "Hidden" }, amir);
    expect((await under(claire, two, unseen.id)).status).toBe(409);
  });

  test("stands at most eight deep, counted from above and from below", async () => {
    const chain: Row[] = [];
    for (let at = 0; at < 8; at++)
      chain.push(await made("accounts", { name: `Deep ${at}`, parent_id: chain.at(-1)?.id ?? null }));
    const [top, last] = [chain[0] as Row, chain[7] as Row];
    const more = await made("accounts", { name: "More" });
    expect((await under(mate, more, last.id)).body.details?.fields).toHaveProperty("parent_id");
    expect((await under(claire, top, more.id)).body.details?.fields).toHaveProperty("parent_id");
  });
});

describe("a prospect", () => {
  test("is an active customer once a lead is won, and a prospect again when the conversion is taken back", async () => {
    const client = await made("accounts", { name: "Mill" });
    const lead = await made("leads", { name: "Ada" }, mate);
    await call(claire, "POST", "leads/convert", { id: lead.id, account_id: client.id, contact_id: null });
    expect(await read(client.id)).toMatchObject({ type: "customer", stage: "active" });
    await call(mate, "POST", "leads/take_back", { id: lead.id });
    expect(await read(client.id, mate)).toMatchObject({ type: "prospect", stage: "prospect" });
  });

  test("stays a customer where something else was won of it, and a partner stays a partner", async () => {
    const [client, partner] = [
      await made("accounts", { name: "Mill" }),
      await made("accounts", { name: "P", type: "partner" }),
    ];
    const [one, other] = [
      await made("leads", { name: "Ada" }),
      await made("leads", { name: "Bob", account_id: client.id }, mate),
    ];
    await call(claire, "POST", "leads/convert", { id: one.id, account_id: client.id, contact_id: null });
    await call(mate, "POST", "leads/win", { id: other.id });
    await call(claire, "POST", "leads/take_back", { id: one.id });
    expect(await read(client.id)).toMatchObject({ type: "customer", stage: "active" });
    const third = await made("leads", { name: "Eve", account_id: partner.id }, mate);
    await call(mate, "POST", "leads/win", { id: third.id });
    expect(await read(partner.id)).toMatchObject({ type: "partner", stage: "active" });
  });
});

describe("the health of a client", () => {
  const day = 86_400_000;
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  const weigh = () => company.database.flush(company.system, [{ text: "select app.weigh_health()", values: [] }]);
  const health = async (id: string) => {
    await weigh();
    const { health: grade, health_score: score, health_reasons: reasons } = await read(id);
    const told = (reasons ?? []) as { rule: string; points: number; count: number | null }[];
    return [grade, score, ...told.map(({ rule, points, count }) => `${rule} ${points} ${count}`)];
  };
  const done = (row_id: string, days: number, entity = "accounts", rest: object = {}) =>
    made("activities", { entity, row_id, kind: "call", state: "done", at: ago(days), ...rest });
  const lead = (account_id: string, stage: string, days: number, owner = claire) =>
    company.row("public.leads", {
      name: "Ada",
      account_id,
      owner_id: owner.id,
      stage,
      stage_entered_at: ago(days),
      lost_reason: stage === "lost" ? "Price" : null,
    });

  test("is none where there is nothing to go by, and no new version of the client where there is", async () => {
    const client = await made("accounts", { name: "Mill" });
    expect(await health(client.id)).toEqual([null, null]);
    await done(client.id, 2);
    expect(await health(client.id)).toEqual(["good", 75, "spoken 25 null"]);
    expect(await read(client.id, mate)).toMatchObject({ version: 1, health: "good" });
  });

  test("adds what was won and is open, takes what was lost, is late or was not said for long; each is told", async () => {
    const client = await made("accounts", { name: "Mill" });
    await done(client.id, 100);
    expect(await health(client.id)).toEqual(["at_risk", 20, "quiet -30 90"]);
    const open = await lead(client.id, "qualified", 3);
    await lead(client.id, "won", 20);
    expect(await health(client.id)).toEqual(["fair", 40, "quiet -30 90", "open 5 1", "won 15 1"]);
    await made("activities", { entity: "leads", row_id: open, kind: "call", at: ago(1) });
    for (const days of [5, 6, 7]) await lead(client.id, "lost", days);
    expect(await health(client.id)).toEqual([
      "at_risk",
      0,
      "quiet -30 90",
      "overdue -10 1",
      "open 5 1",
      "won 15 1",
      "lost -30 3",
    ]);
    // What was said with a lead or a contact of theirs was said with them.
    await done(open, 40, "leads");
    expect((await health(client.id)).slice(0, 2)).toEqual(["at_risk", 30]);
    const ada = await made("contacts", { name: "Ada", account_id: client.id });
    await done(ada.id, 1, "contacts");
    expect((await health(client.id)).slice(0, 3)).toEqual(["fair", 55, "spoken 25 null"]);
  });

  test("tells nobody of leads that not all see who see the client", async () => {
    const client = await made("accounts", { name: "Mill" });
    const hidden = await lead(client.id, "qualified", 3, amir);
    await made("activities", { entity: "leads", row_id: hidden, kind: "call", state: "done", at: ago(1) }, amir);
    expect(await health(client.id)).toEqual([null, null]);
    await call(amir, "POST", "leads/assign", { id: hidden, owner_id: mate.id });
    expect((await health(client.id)).slice(2)).toEqual(["spoken 25 null", "open 5 1"]);
  });

  test("is worked out again by itself when a reason changes with time", async () => {
    const client = await made("accounts", { name: "Mill" });
    await done(client.id, 29.9);
    expect((await health(client.id))[1]).toBe(75);
    const { rows } = await company.owner.query("select due from app.health_queue where account_id = $1", [client.id]);
    expect(rows).toHaveLength(1);
    expect(Math.abs(Date.parse(String(rows[0]?.due)) - (Date.now() + 0.1 * day))).toBeLessThan(60_000);
  });
});
