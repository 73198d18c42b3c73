import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outgoing } from "../http/outgoing.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { derive_for_tests as derive } from "../testing/keys.ts";
import { deliverAll } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { openReceiver, type Receiver } from "../testing/webhook-receiver.ts";
import { sendNext, type Sending } from "./send-webhooks.ts";

type Hook = {
  id: string;
  status: string;
  reader_id: string;
  paused_reason: string | null;
  last_error: string | null;
  failing_since: string | null;
  dropped: number;
};
type Delivery = {
  id: string;
  type: string;
  state: string;
  attempts: number;
  request: string | null;
  response: string | null;
  error: string | null;
  status: number | null;
};

let company: TestCompany;
let server: TestServer;
let receiver: Receiver;
let sending: Sending;
let ada: TestPerson;
let hook: Hook;
let secret: string;

beforeAll(async () => {
  receiver = await openReceiver();
  company = await testCompany();
  server = await testServer(company);
  sending = { kernel: server.kernel, system: company.system, derive, ask: outgoing(["127.0.0.1"]) };
  ada = await company.person("admin", { name: "Ada" });
});
beforeEach(async () => {
  await company.owner.query("delete from public.webhooks");
  receiver.told.answer = () => ({ status: 200, body: "Thanks." });
  hook = await make({});
  secret = await newSecret();
  await queue();
  receiver.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await company.close();
  await receiver.close();
});

const path = (rest: string, id = hook.id) => `/api/integrations/webhooks/${id}/${rest}`;
const make = (values: object, by = ada) =>
  server.made<Hook>(by, "webhooks", {
    name: "Accounting",
    address: receiver.url,
    events: ["leads.created", "leads.updated", "leads.removed"],
    ...values,
  });
const newSecret = async () => {
  const { status, body } = await server.call<{ data: { secret: string } }>(ada, "POST", path("secret"), {});
  expect(status).toBe(200);
  return body.data.secret;
};
async function queue(): Promise<void> {
  const text = "select app.queue_webhooks(500)::text";
  const queued = async () =>
    Number((await company.database.flush(company.system, [{ text, values: [] }]))[0]?.[0]?.[0]);
  while ((await queued()) > 0);
}
async function send(): Promise<void> {
  await queue();
  while (await sendNext(sending));
}
/** Lets every wait end. */
const wait = () =>
  company.owner.query("update app.webhook_deliveries set next_try_at = now() where next_try_at > now()");
const lead = (name: string, by = ada) => server.made<{ id: string }>(by, "leads", { name, owner_id: ada.id });
const now = async () => (await server.call<{ data: Hook }>(ada, "GET", `/api/webhooks/${hook.id}`)).body.data;
const log = async (by = ada) => (await server.call<{ data: Delivery[] }>(by, "GET", path("deliveries"))).body.data;
const names = () => receiver.received.map(({ message }) => message.data["name"]);
const ids = () => receiver.received.map(({ headers }) => headers["webhook-id"]);
const proves = (by: string, { headers, body } = receiver.received[0] as Receiver["received"][number]) =>
  new Webhook(by).verify(body, headers as Record<string, string>);

test("a receiver gets what happened, as its reader sees the record, and proves by the library who sent it", async () => {
  const { id } = await lead("Kolb");
  await send();
  expect(receiver.received).toHaveLength(1);
  expect(proves(secret)).toMatchObject({ type: "leads.created", data: { id, name: "Kolb", owner_id: ada.id } });
  expect(receiver.received[0]?.message.data).not.toHaveProperty("can");
  expect(() => proves("whsec_" + Buffer.alloc(32).toString("base64"))).toThrow(/signature/);
  expect(await now()).toMatchObject({ status: "delivering", reader_id: ada.id });
  expect(await log()).toMatchObject([
    { id: ids()[0], state: "delivered", status: 200, response: "Thanks.", attempts: 1 },
  ]);
});

test("what is changed and removed is told by its own event, and of one that is not wished nothing", async () => {
  const { id } = await lead("Kolb");
  await send();
  await server.call(ada, "PATCH", `/api/leads/${id}`, { name: "Kolb & Sons" });
  await send();
  await server.call(ada, "DELETE", `/api/leads/${id}`, {});
  await server.made(ada, "accounts", { name: "Not wished" });
  await send();
  expect(receiver.received.map(({ message }) => [message.type, message.data["name"]])).toEqual([
    ["leads.created", "Kolb"],
    ["leads.updated", "Kolb & Sons"],
    ["leads.removed", undefined],
  ]);
  expect(receiver.received[2]?.message.data).toEqual({ id });
});

test("the state that a record enters, and a field's value, choose what is sent", async () => {
  await server.call(ada, "PATCH", `/api/webhooks/${hook.id}`, {
    events: ["tickets.entered:resolved"],
    filter_field: "priority",
    filter_value: "high",
  });
  for (const priority of ["high", "low"]) {
    const { id } = await server.made<{ id: string }>(ada, "tickets", { name: priority, priority });
    await send();
    await server.call(ada, "POST", "/api/tickets/move", { id, status: "resolved" });
  }
  await send();
  expect(receiver.received.map(({ message }) => [message.type, message.data["name"]])).toEqual([
    ["tickets.entered:resolved", "high"],
  ]);
  expect(await log()).toHaveLength(1);
});

test("the secret before signs beside the new one, and no longer once its day is over", async () => {
  const after = await newSecret();
  expect(after).not.toBe(secret);
  await lead("One");
  await send();
  expect([proves(secret), proves(after)]).toHaveLength(2);
  await company.owner.query("update app.webhook_ways set old_until = now()");
  receiver.received.length = 0;
  await lead("Two");
  await send();
  expect(proves(after)).toMatchObject({ data: { name: "Two" } });
  expect(() => proves(secret)).toThrow(/signature/);
});

test("a receiver that was down for a day gets all in order, what was tried before under the same id", async () => {
  receiver.told.answer = () => ({ status: 503 });
  await lead("First");
  await send();
  for (const name of ["Second", "Third"]) await lead(name);
  for (let attempt = 0; attempt < 5; attempt++) {
    await wait();
    await send();
  }
  expect(new Set(names())).toEqual(new Set(["First"]));
  expect(new Set(ids()).size).toBe(1);
  expect(await now()).toMatchObject({ status: "retrying", last_error: "The receiver answers HTTP 503." });
  receiver.told.answer = () => ({ status: 200 });
  const [tried] = ids();
  receiver.received.length = 0;
  await wait();
  await send();
  expect(names()).toEqual(["First", "Second", "Third"]);
  expect(ids()[0]).toBe(tried);
  expect(new Set(ids()).size).toBe(3);
  expect(await now()).toMatchObject({ status: "delivering", failing_since: null, last_error: null });
});

test("it waits as the specification says, over three days, then pauses and tells its reader; nothing is lost", async () => {
  receiver.told.answer = () => ({ status: 500 });
  await lead("First");
  await queue();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 10; attempt++) {
    await wait();
    await send();
    const { rows } = await company.owner.query<{ s: number }>(
      "select round(extract(epoch from next_try_at - tried_at))::int as s from app.webhook_deliveries",
    );
    waits.push(rows[0]?.s ?? 0);
  }
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, 0]);
  expect(await now()).toMatchObject({ status: "paused", paused_reason: "It was tried for three days." });
  await deliverAll(company);
  const told = "select title, message from public.notifications where user_id = $1 and kind = 'webhook'";
  expect((await company.owner.query(told, [ada.id])).rows).toEqual([
    { title: "A webhook has paused", message: "Accounting" },
  ]);
  receiver.received.length = 0;
  receiver.told.answer = () => ({ status: 200 });
  await lead("Meanwhile");
  await send();
  expect(names()).toEqual([]);
  expect((await server.call(ada, "POST", "/api/webhooks/resume", { id: hook.id })).status).toBe(200);
  await send();
  expect(names()).toEqual(["Meanwhile"]);
  await server.call(ada, "POST", path("replay"), {
    from: new Date(0).toISOString(),
    until: new Date(Date.now() + 60_000).toISOString(),
  });
  await send();
  expect(names()).toEqual(["Meanwhile", "First", "Meanwhile"]);
  expect(ids()[0]).toBe(ids()[2]);
});

test("what a server held that died is sent by the next, under the same id, and queued once", async () => {
  await lead("Held");
  await queue();
  const lease = { text: "select app.lease_webhook($1)::text", values: ["\\x01"] };
  const [rows] = await company.database.flush(company.system, [lease]);
  const [held] = (JSON.parse(rows?.[0]?.[0] ?? "") as { deliveries: Delivery[] }).deliveries;
  await send();
  expect(receiver.received).toEqual([]);
  await company.owner.query("update app.webhook_ways set leased_until = now() - interval '1 second'");
  await company.owner.query(
    "update app.feed_cursors set xid = (select min(xid) from app.log) where reader = 'webhooks'",
  );
  await send();
  expect(ids()).toEqual([held?.id]);
  expect(await log()).toHaveLength(1);
});

test("what two servers settle counts once", async () => {
  await lead("Twice");
  await queue();
  receiver.told.answer = () => ({ status: 500 });
  await sendNext(sending);
  const [delivery] = await log();
  const text = "select app.settle_webhook($1, 0, 'delivered', 200, null, null, 1, null, true)::text";
  const [rows] = await company.database.flush(company.system, [{ text, values: [delivery?.id] }]);
  expect(rows?.[0]?.[0]).toBe("false");
  expect(await log()).toMatchObject([{ state: "waiting", attempts: 1 }]);
});

test("a reader who was given less, or does not see the record any more, has nothing of it sent", async () => {
  const other = await company.person("admin");
  hook = await make({ name: "Theirs" }, other);
  secret = await newSecret();
  await server.call(ada, "POST", "/api/webhooks/pause", { id: (await first()).id });
  await queue();
  await lead("Secret deal");
  await company.owner.query("update public.user_roles set role = 'sales' where user_id = $1", [other.id]);
  await send();
  expect(receiver.received).toEqual([]);
  expect(await log()).toMatchObject([
    { state: "withheld", error: "The webhook’s reader cannot see this record.", request: null },
  ]);
});
const first = async () =>
  (await server.call<{ data: Hook[] }>(ada, "GET", "/api/webhooks?order=created_at")).body.data[0] as Hook;

test("a reader who is suspended sends nothing more, and whoever resumes it takes their place", async () => {
  const other = await company.person("admin", { name: "Otto" });
  await company.owner.query("update public.webhooks set reader_id = $1", [other.id]);
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [other.id]);
  await lead("After");
  await send();
  expect(receiver.received).toEqual([]);
  expect(await now()).toMatchObject({
    status: "paused",
    paused_reason: "The person under whose rights it reads does not come in any more.",
  });
  await deliverAll(company);
  const told = "select from public.notifications where user_id = $1 and kind = 'webhook' and row_id = $2";
  expect((await company.owner.query(told, [ada.id, hook.id])).rowCount).toBe(1);
  await server.call(ada, "POST", "/api/webhooks/resume", { id: hook.id });
  await send();
  expect(names()).toEqual(["After"]);
  expect(await now()).toMatchObject({ reader_id: ada.id, status: "delivering" });
});

test("whoever sends it elsewhere reads by their own rights from then on; nobody gives it another's", async () => {
  const cleo = await company.person("ceo");
  const change = (values: object) => server.call<{ data: Hook }>(cleo, "PATCH", `/api/webhooks/${hook.id}`, values);
  expect((await change({ name: "Renamed" })).body.data.reader_id).toBe(ada.id);
  expect((await change({ address: "https://elsewhere.example/x" })).body.data.reader_id).toBe(cleo.id);
  expect((await change({ reader_id: ada.id })).status).toBe(422);
});

test("a private address is not asked, nor where a redirect leads", async () => {
  sending.ask = outgoing([]);
  await lead("Private");
  await send();
  expect(receiver.received).toEqual([]);
  expect((await log())[0]?.error).toMatch(/^Refused: http:.* is not asked without TLS/);
  await server.call(ada, "PATCH", `/api/webhooks/${hook.id}`, { address: "https://127.0.0.1/hook" });
  await wait();
  await send();
  expect((await log())[0]?.error).toBe("Refused: 127.0.0.1 belongs to a private network.");
  // (A name that leads there is refused when the socket looks it up: what was looked at is what is connected to.)
  sending.ask = outgoing(["127.0.0.1"]);
  await server.call(ada, "PATCH", `/api/webhooks/${hook.id}`, { address: receiver.url });
  receiver.told.answer = () => ({ status: 307, headers: { location: "http://169.254.169.254/latest" } });
  await wait();
  await send();
  expect(receiver.received).toHaveLength(1);
  expect((await log())[0]).toMatchObject({
    status: 307,
    error: "The receiver answers by a redirect, which is not followed.",
  });
});

test("its secret is nowhere but where it was made: not in the database, its log or what a receiver says back", async () => {
  receiver.told.answer = () => ({ status: 200, body: `I know ${secret}` });
  await lead("Canary");
  await send();
  expect((await log())[0]?.response).toBe("I know …");
  const bare = secret.slice("whsec_".length);
  const hex = Buffer.from(bare, "base64").toString("hex");
  const { rows } = await company.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'app', 'auth', 'graphile_worker')`,
  );
  for (const { name } of rows) {
    const found = `select from ${name} t where position($1 in to_jsonb(t)::text) > 0 or position($2 in to_jsonb(t)::text) > 0`;
    expect((await company.owner.query(found, [bare, hex])).rowCount, name).toBe(0);
  }
  const told = JSON.stringify([
    await now(),
    await log(),
    (await server.call(ada, "GET", `/api/webhooks/${hook.id}/history`)).body,
  ]);
  expect(told).not.toContain(bare);
});

test("a test goes before what waits, also while it is paused, and is tried once", async () => {
  receiver.told.answer = () => ({ status: 500 });
  await lead("Waits");
  await send();
  await server.call(ada, "POST", "/api/webhooks/pause", { id: hook.id });
  receiver.received.length = 0;
  expect((await server.call(ada, "POST", path("test"), {})).status).toBe(200);
  await send();
  await wait();
  await send();
  expect(receiver.received.map(({ message }) => message.type)).toEqual(["webhook.test"]);
  expect((await log())[0]).toMatchObject({
    type: "webhook.test",
    state: "failed",
    error: "The receiver answers HTTP 500.",
  });
  const more = await Promise.all(Array.from({ length: 10 }, () => server.call(ada, "POST", path("test"), {})));
  expect(more.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
});

test("one delivery is sent again under its id, and only the reader sees what was sent", async () => {
  await lead("Again");
  await send();
  const [delivery] = await log();
  expect(delivery?.request).toContain("Again");
  await server.call(ada, "POST", path("replay"), { delivery: delivery?.id });
  await send();
  expect(ids()).toEqual([delivery?.id, delivery?.id]);
  const auditor = await company.person("auditor");
  expect((await log(auditor))[0]).toMatchObject({ type: "leads.created", request: null, response: "Thanks." });
  const refused = await server.call(auditor, "POST", path("replay"), { delivery: delivery?.id });
  expect(refused.status).toBe(403);
  const sales = await company.person("sales");
  expect((await server.call(sales, "GET", path("deliveries"))).status).toBe(403);
});

test("10,000 events wait at most, and the rest is counted; 20 webhooks are kept; what is old is forgotten", async () => {
  await company.owner.query(
    `insert into app.webhook_deliveries (webhook_id, type, entity, row_id, xid, next_try_at)
     select $1, 'leads.created', 'leads', app.new_id(), '1'::xid8, now() + interval '1 day' from generate_series(1, 9999)`,
    [hook.id],
  );
  await Promise.all(["One", "Two", "Three"].map((name) => lead(name)));
  await queue();
  expect(await now()).toMatchObject({ dropped: 2 });
  for (let count = 1; count < 20; count++) await make({ name: `Webhook ${count}` });
  const one_more = await server.call(ada, "POST", "/api/webhooks", {
    name: "Over",
    address: receiver.url,
    events: ["leads.created"],
  });
  expect(one_more.body.message).toBe("A company has 20 webhooks at most.");
  await company.owner.query(
    "update app.webhook_deliveries set at = now() - interval '31 days', state = 'delivered', tried_at = at",
  );
  await company.owner.query("update app.webhook_deliveries set tried_at = at");
  await company.database.flush(company.system, [{ text: "select app.retire_webhooks()::text", values: [] }]);
  expect((await company.owner.query("select from app.webhook_deliveries")).rowCount).toBe(0);
});

test("no program makes a webhook or its secret", async () => {
  const key = await server.call<{ data: { key: string } }>(
    ada,
    "POST",
    path("secret"),
    {},
    { cookie: "", authorization: "Bearer tdk_none" },
  );
  expect(key.status).toBe(401);
});
