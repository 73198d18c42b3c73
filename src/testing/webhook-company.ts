import { expect } from "vitest";
import { Webhook } from "standardwebhooks";
import { outgoing } from "../http/outgoing.ts";
import { sendNext, type Sending } from "../integrations/send-webhooks.ts";
import { testCompany, type TestCompany, type TestPerson } from "./company.ts";
import { derive_for_tests as derive } from "./keys.ts";
import { testServer, type TestServer } from "./server.ts";
import { openReceiver, type Receiver } from "./webhook-receiver.ts";

export type Hook = {
  id: string;
  status: string;
  reader_id: string;
  paused_reason: string | null;
  last_error: string | null;
  failing_since: string | null;
  dropped: number;
};
export type Delivery = {
  id: string;
  type: string;
  state: string;
  attempts: number;
  request: string | null;
  response: string | null;
  error: string | null;
  status: number | null;
};

/** A company with one webhook to a receiver of its own, made anew for each test, and what is done with it. */
export type WebhookCompany = {
  company: TestCompany;
  server: TestServer;
  receiver: Receiver;
  sending: Sending;
  ada: TestPerson;
  hook: Hook;
  secret: string;
};

export async function webhookCompany(): Promise<WebhookCompany> {
  const receiver = await openReceiver();
  const company = await testCompany();
  const server = await testServer(company);
  const sending = { kernel: server.kernel, system: company.system, derive, ask: outgoing(["127.0.0.1"]) };
  const ada = await company.person("admin", { name: "Ada" });
  return { company, server, receiver, sending, ada, hook: {} as Hook, secret: "" };
}

export async function closeCompany({ server, company, receiver }: WebhookCompany): Promise<void> {
  await server.close();
  await company.close();
  await receiver.close();
}

/** What a test does with the webhook of such a company. */
export function actsOn(there: () => WebhookCompany) {
  const path = (rest: string, id = there().hook.id) => `/api/integrations/webhooks/${id}/${rest}`;
  const owner = (text: string, values?: unknown[]) => there().company.owner.query(text, values);
  const make = (values: object, by = there().ada) => {
    const address = there().receiver.url;
    const events = ["leads.created", "leads.updated", "leads.removed"];
    return there().server.made<Hook>(by, "webhooks", { name: "Accounting", address, events, ...values });
  };
  const newSecret = async () => {
    const { server, ada } = there();
    const { status, body } = await server.call<{ data: { secret: string } }>(ada, "POST", path("secret"), {});
    expect(status).toBe(200);
    return body.data.secret;
  };
  // (What other databases of the cluster write holds the log back for a moment.)
  const queue = async () => {
    const { company } = there();
    const statement = { text: "select app.queue_webhooks(500)::text", values: [] };
    const behind =
      "select from app.log where xid > (select xid from app.feed_cursors where reader = 'webhooks') limit 1";
    while ((await owner(behind)).rowCount) await company.database.flush(company.system, [statement]);
  };
  const send = async () => {
    await queue();
    while (await sendNext(there().sending));
  };
  const anew = async () => {
    await owner("delete from public.webhooks");
    there().receiver.told.answer = () => ({ status: 200, body: "Thanks." });
    there().hook = await make({});
    there().secret = await newSecret();
    await queue();
    there().receiver.received.length = 0;
  };
  return { path, make, newSecret, queue, send, anew, ...readsOf(there, path) };
}

function readsOf(there: () => WebhookCompany, path: (rest: string) => string) {
  const { call } = { call: <T>(by: TestPerson, to: string) => there().server.call<{ data: T }>(by, "GET", to) };
  return {
    /** Lets every wait end. */
    wait: () =>
      there().company.owner.query("update app.webhook_deliveries set next_try_at = now() where next_try_at > now()"),
    lead: (name: string) => {
      const { server, ada } = there();
      return server.made<{ id: string }>(ada, "leads", { name, owner_id: ada.id });
    },
    now: async () => (await call<Hook>(there().ada, `/api/webhooks/${there().hook.id}`)).body.data,
    log: async (by = there().ada) => (await call<Delivery[]>(by, path("deliveries"))).body.data,
    names: () => there().receiver.received.map(({ message }) => message.data["name"]),
    ids: () => there().receiver.received.map(({ headers }) => headers["webhook-id"]),
    /** What the receiver's library says of the first that came. */
    proves: (by: string) => {
      const [first = { headers: {}, body: "" }] = there().receiver.received;
      return new Webhook(by).verify(first.body, first.headers as Record<string, string>);
    },
  };
}
