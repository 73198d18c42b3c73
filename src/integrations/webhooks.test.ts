import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestCompany, TestPerson } from "../testing/company.ts";
import { deliverAll } from "../testing/notices.ts";
import type { TestServer } from "../testing/server.ts";
import {
  actsOn,
  closeCompany,
  type Delivery,
  webhookCompany,
  type WebhookCompany,
} from "../testing/webhook-company.ts";
import type { Receiver } from "../testing/webhook-receiver.ts";
import { sendNext } from "./send-webhooks.ts";

let there: WebhookCompany;
let company: TestCompany;
let server: TestServer;
let receiver: Receiver;
let ada: TestPerson;
const { anew, ids, lead, log, make, names, now, path, proves, queue, send, wait } = actsOn(() => there);
beforeAll(async () => {
  there = await webhookCompany();
  ({ company, server, receiver, ada } = there);
});
beforeEach(() => anew());
afterAll(() => closeCompany(there));

test("a receiver gets what happened, as its reader sees the record, and proves by the library who sent it", async () => {
  const { id } = await lead("Kolb");
  await send();
  expect(receiver.received).toHaveLength(1);
  expect(proves(there.secret)).toMatchObject({ type: "leads.created", data: { id, name: "Kolb", owner_id: ada.id } });
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
  await server.call(ada, "PATCH", `/api/webhooks/${there.hook.id}`, {
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
  expect((await server.call(ada, "POST", "/api/webhooks/resume", { id: there.hook.id })).status).toBe(200);
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
  await sendNext(there.sending);
  const [delivery] = await log();
  const text = "select app.settle_webhook($1, 0, 'delivered', 200, null, null, 1, null, true)::text";
  const [rows] = await company.database.flush(company.system, [{ text, values: [delivery?.id] }]);
  expect(rows?.[0]?.[0]).toBe("false");
  expect(await log()).toMatchObject([{ state: "waiting", attempts: 1 }]);
});

test("a test goes before what waits, also while it is paused, and is tried once", async () => {
  receiver.told.answer = () => ({ status: 500 });
  await lead("Waits");
  await send();
  await server.call(ada, "POST", "/api/webhooks/pause", { id: there.hook.id });
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

test("10,000 events wait at most, and the rest is counted; 20 webhooks are kept; what is old is forgotten", async () => {
  await company.owner.query(
    `insert into app.webhook_deliveries (webhook_id, type, entity, row_id, xid, next_try_at)
     select $1, 'leads.created', 'leads', app.new_id(), '1'::xid8, now() + interval '1 day' from generate_series(1, 9999)`,
    [there.hook.id],
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
