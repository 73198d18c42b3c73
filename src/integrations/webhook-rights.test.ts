import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outgoing } from "../http/outgoing.ts";
import type { TestCompany, TestPerson } from "../testing/company.ts";
import { deliverAll } from "../testing/notices.ts";
import type { TestServer } from "../testing/server.ts";
import { actsOn, closeCompany, type Hook, webhookCompany, type WebhookCompany } from "../testing/webhook-company.ts";
import type { Receiver } from "../testing/webhook-receiver.ts";

let there: WebhookCompany;
let company: TestCompany;
let server: TestServer;
let receiver: Receiver;
let ada: TestPerson;
const { anew, ids, lead, log, make, names, newSecret, now, path, proves, queue, send, wait } = actsOn(() => there);
beforeAll(async () => {
  there = await webhookCompany();
  ({ company, server, receiver, ada } = there);
});
beforeEach(() => anew());
afterAll(() => closeCompany(there));

test("the secret before signs beside the new one, and no longer once its day is over", async () => {
  const after = await newSecret();
  expect(after).not.toBe(there.secret);
  await lead("One");
  await send();
  expect([proves(there.secret), proves(after)]).toHaveLength(2);
  await company.owner.query("update app.webhook_ways set old_until = now()");
  receiver.received.length = 0;
  await lead("Two");
  await send();
  expect(proves(after)).toMatchObject({ data: { name: "Two" } });
  expect(() => proves(there.secret)).toThrow(/signature/);
});

test("a reader who was given less, or does not see the record any more, has nothing of it sent", async () => {
  const other = await company.person("admin");
  there.hook = await make({ name: "Theirs" }, other);
  there.secret = await newSecret();
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
  expect((await company.owner.query(told, [ada.id, there.hook.id])).rowCount).toBe(1);
  await server.call(ada, "POST", "/api/webhooks/resume", { id: there.hook.id });
  await send();
  expect(names()).toEqual(["After"]);
  expect(await now()).toMatchObject({ reader_id: ada.id, status: "delivering" });
});

test("whoever sends it elsewhere reads by their own rights from then on; nobody gives it another's", async () => {
  const cleo = await company.person("ceo");
  const change = (values: object) =>
    server.call<{ data: Hook }>(cleo, "PATCH", `/api/webhooks/${there.hook.id}`, values);
  expect((await change({ name: "Renamed" })).body.data.reader_id).toBe(ada.id);
  expect((await change({ address: "https://elsewhere.example/x" })).body.data.reader_id).toBe(cleo.id);
  expect((await change({ reader_id: ada.id })).status).toBe(422);
});

test("a private address is not asked, nor where a redirect leads", async () => {
  there.sending.ask = outgoing([]);
  await lead("Private");
  await send();
  expect(receiver.received).toEqual([]);
  expect((await log())[0]?.error).toMatch(/^Refused: http:.* is not asked without TLS/);
  await server.call(ada, "PATCH", `/api/webhooks/${there.hook.id}`, { address: "https://127.0.0.1/hook" });
  await wait();
  await send();
  expect((await log())[0]?.error).toBe("Refused: 127.0.0.1 belongs to a private network.");
  // (A name that leads there is refused when the socket looks it up: what was looked at is what is connected to.)
  there.sending.ask = outgoing(["127.0.0.1"]);
  await server.call(ada, "PATCH", `/api/webhooks/${there.hook.id}`, { address: receiver.url });
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
  receiver.told.answer = () => ({ status: 200, body: `I know ${there.secret}` });
  await lead("Canary");
  await send();
  expect((await log())[0]?.response).toBe("I know …");
  const bare = there.secret.slice("whsec_".length);
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
    (await server.call(ada, "GET", `/api/webhooks/${there.hook.id}/history`)).body,
  ]);
  expect(told).not.toContain(bare);
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
  expect((await log(auditor))[0]).toMatchObject({ type: "leads.created", request: null, response: null });
  const refused = await server.call(auditor, "POST", path("replay"), { delivery: delivery?.id });
  expect(refused.status).toBe(403);
  const sales = await company.person("sales");
  expect((await server.call(sales, "GET", path("deliveries"))).status).toBe(403);
});

test("no program makes a webhook, its secret or a pause, whoever it acts for", async () => {
  await company.owner.query(
    `insert into app.runs (user_id, purpose, token_hash, expires_at)
     values ($1, 'test', sha256('told'), now() + interval '1 hour')`,
    [ada.id],
  );
  const tried = (text: string, values: unknown[]) => company.database.flush({ proof: "run:told" }, [{ text, values }]);
  const made = "insert into public.webhooks (name, address, events) values ('By a run', $1, '{leads.created}')";
  expect(await tried("select name from public.webhooks where id = $1", [there.hook.id])).toEqual([[["Accounting"]]]);
  await expect(tried(made, ["https://hooks.example"])).rejects.toThrow(/INSUFFICIENT_PRIVILEGES/);
  for (const act of ["make_webhook_secret($1)", "pause_webhook($1, true)", "test_webhook($1)"])
    await expect(tried(`select app.${act}::text`, [there.hook.id]), act).rejects.toThrow(/INSUFFICIENT_PRIVILEGES/);
});
