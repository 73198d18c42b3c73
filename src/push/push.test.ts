import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outgoing } from "../http/outgoing.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { derive_for_tests } from "../testing/keys.ts";
import { deliverAll } from "../testing/notices.ts";
import { openPushService, type PushService, type TestDevice } from "../testing/push-service.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { stepPushes, type Pushing } from "./step-pushes.ts";
import { pushSender } from "./send-push.ts";
import { vapid } from "./vapid.ts";

const key = vapid(derive_for_tests, "https://tandem.example");
let company: TestCompany;
let server: TestServer;
let service: PushService;
let pushing: Pushing;
let admin: TestPerson;
let claire: TestPerson;

beforeAll(async () => {
  service = await openPushService();
  company = await testCompany();
  server = await testServer(company, {
    settings: { TANDEM_PUSH_HOSTS: "127.0.0.1", TANDEM_PRIVATE_HOSTS: "127.0.0.2" },
  });
  const failed = (error: unknown) => console.error(error);
  const send = pushSender(outgoing(["127.0.0.1"]), key);
  pushing = { database: company.database, system: company.system, send, failed };
  admin = await company.person("admin", { name: "Adèle Morin" });
});
beforeEach(async () => {
  await deliverAll(company);
  await company.owner.query("delete from app.push_devices");
  claire = await company.person("sales", { team_id: await company.team(`Team ${randomUUID()}`), name: "Claire" });
  service.pushed = [];
  service.answer = undefined;
});
afterAll(async () => {
  await server.close();
  await company.close();
  await service.close();
});

type Device = {
  id: string;
  here: boolean;
  endpoint: string | null;
  delivered_at: string | null;
  failed_at: string | null;
  last_error: string | null;
};
const devicesOf = async (person: TestPerson) =>
  (await server.call<{ data: { key: string; devices: Device[] } }>(person, "GET", "/api/push")).body.data.devices;
const turnOn = (person: TestPerson, device: TestDevice) => server.call(person, "POST", "/api/push", device);
/** Gives a lead to somebody and has them told; answers its id. */
async function give(name: string, to = claire): Promise<string> {
  const id = await company.row("public.leads", { name, owner_id: null });
  expect((await server.call(admin, "POST", "/api/leads/assign", { id, owner_id: to.id })).status).toBe(200);
  await deliverAll(company);
  return id;
}
/** Sends whatever is on its way, as if its moment had come. */
async function send(): Promise<void> {
  await company.owner.query("update app.pushes set next_attempt_at = now()");
  while (await stepPushes(pushing));
}
const waiting = async () =>
  (await company.owner.query<{ n: number }>("select count(*)::int as n from app.pushes")).rows[0]?.n;
const titles = () => service.pushed.map(({ message }) => message.title);

test("what is told goes to the devices of the person alone, encrypted, in their language, leading to the record", async () => {
  const thomas = await company.person("sales", { team_id: await company.team("North") });
  await company.owner.query("update public.people set language = 'fr' where id = $1", [claire.id]);
  expect((await turnOn(claire, service.device("claire"))).status).toBe(200);
  expect((await turnOn(thomas, service.device("thomas"))).status).toBe(200);
  const id = await give("Kolb & Fils");
  await send();
  expect(service.pushed).toMatchObject([
    {
      device: "claire",
      message: {
        title: "Prospect désormais à votre charge",
        body: "Kolb & Fils",
        path: `/leads?id=${id}`,
        language: "fr",
      },
      headers: { urgency: "normal", "content-encoding": "aes128gcm" },
    },
  ]);
  const [pushed] = service.pushed;
  expect(pushed?.headers["topic"]).toBe(pushed?.message.tag);
  expect(pushed?.headers["topic"]).toMatch(/^[\w-]{32}$/);
  expect(Number(pushed?.headers["ttl"])).toBeGreaterThan(3600);
  expect(await waiting()).toBe(0);
  expect((await devicesOf(claire))[0]).toMatchObject({ here: true, failed_at: null, last_error: null });
  expect((await devicesOf(claire))[0]?.delivered_at).not.toBeNull();
});

test("a first moment is left to whoever sits before Tandem; what concerns access comes at once", async () => {
  await turnOn(claire, service.device("moment"));
  await give("In a moment");
  while (await stepPushes(pushing));
  expect(titles()).toEqual([]);
  await company.owner.query("select app.append('sessions', $1, null, 'change_password', false, null, null)", [
    claire.id,
  ]);
  await deliverAll(company);
  while (await stepPushes(pushing));
  expect(titles()).toEqual(["Your password was changed"]);
  expect(service.pushed[0]?.headers["urgency"]).toBe("high");
});

test("what was read, muted, turned off or lost meanwhile is not pushed", async () => {
  const far = await company.person("sales", { team_id: await company.team("Far") });
  await turnOn(claire, service.device("quiet"));
  await give("Read");
  await server.call(claire, "POST", "/api/rpc/mark_all_notifications_read");
  const muted = await give("Muted");
  await server.call(claire, "POST", "/api/notification_mutes", { entity: "leads", row_id: muted, muted: true });
  const lost = await give("Lost");
  await server.call(admin, "POST", "/api/leads/assign", { id: lost, owner_id: far.id });
  await send();
  expect(titles()).toEqual([]);
  const channels = { assigned: { in_app: true, email: false, push: false } };
  const choices = { channels, quiet: null, digest_hour: null };
  await give("Turned off later");
  expect((await server.call(claire, "PUT", "/api/notification_settings", choices)).status).toBe(200);
  await send();
  expect(titles()).toEqual([]);
  // A page from before there was such a choice keeps it.
  const without = { channels: { assigned: { in_app: true, email: false } }, quiet: null, digest_hour: null };
  await server.call(claire, "PUT", "/api/notification_settings", without);
  await give("Still off");
  expect(await waiting()).toBe(0);
  const only = { channels: { assigned: { in_app: false, email: false, push: true } }, quiet: null, digest_hour: null };
  await server.call(claire, "PUT", "/api/notification_settings", only);
  await give("By push alone");
  await send();
  expect(service.pushed.map(({ message }) => message.body)).toEqual(["By push alone"]);
});

test("quiet hours and a snooze hold pushes, and let them go at their end", async () => {
  await turnOn(claire, service.device("night"));
  const around = "(now() at time zone p.time_zone)::time(0)";
  await company.owner.query(
    `insert into app.notification_settings (user_id, quiet_from, quiet_until)
       select p.id, ${around} - interval '1 hour', ${around} + interval '2 hours' from public.people p where p.id = $1`,
    [claire.id],
  );
  const id = await give("At night");
  await send();
  expect(titles()).toEqual([]);
  const { rows } = await company.owner.query<{ minutes: number }>(
    "select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from app.pushes",
  );
  expect(rows[0]?.minutes).toBeGreaterThan(110);
  expect(rows[0]?.minutes).toBeLessThanOrEqual(120);
  await company.owner.query("delete from app.notification_settings where user_id = $1", [claire.id]);
  const snooze = "update public.notifications set snoozed_until = $2 where user_id = $1 and row_id = $3";
  await company.owner.query(snooze, [claire.id, new Date(Date.now() + 3_600_000), id]);
  await send();
  expect(titles()).toEqual([]);
  await company.owner.query(snooze, [claire.id, new Date(Date.now() - 1000), id]);
  await company.database.flush(company.system, [{ text: "select app.wake_notifications()", values: [] }]);
  await send();
  expect(service.pushed.map(({ message }) => message.body)).toEqual(["At night"]);
});

test("a service that is away is tried again, as late as it wishes; one that refuses is not", async () => {
  await turnOn(claire, service.device("patience"));
  await give("Patience");
  service.answer = { status: 429, headers: { "retry-after": "600" } };
  await send();
  const { rows } = await company.owner.query<{ seconds: number }>(
    "select extract(epoch from next_attempt_at - now())::int as seconds from app.pushes",
  );
  expect(rows[0]?.seconds).toBeGreaterThan(500);
  expect((await devicesOf(claire))[0]).toMatchObject({ last_error: "HTTP 429" });
  service.answer = undefined;
  await send();
  expect(titles()).toEqual(["Lead assigned to you"]);
  expect((await devicesOf(claire))[0]).toMatchObject({ last_error: null, failed_at: null });
  await give("Refused");
  service.answer = { status: 413 };
  await send();
  expect(await waiting()).toBe(0);
  expect((await devicesOf(claire))[0]).toMatchObject({ last_error: "HTTP 413" });
  service.answer = { status: 503 };
  await give("Never");
  for (let attempt = 0; attempt < 8; attempt++) await send();
  expect(await waiting()).toBe(0);
});

test("a device ends when its service no longer knows it", async () => {
  await turnOn(claire, service.device("gone"));
  service.answer = { status: 410 };
  await give("Gone");
  await send();
  expect(await devicesOf(claire)).toEqual([]);
  expect(await waiting()).toBe(0);
});

test("a device ends with the session that it was turned on in, and with its person", async () => {
  const second = await company.person("support");
  await turnOn(claire, service.device("first"));
  await turnOn(second, service.device("second"));
  expect((await server.call(claire, "POST", "/api/sign-out")).status).toBe(204);
  const left = await company.owner.query("select user_id from app.push_devices");
  expect(left.rows).toEqual([{ user_id: second.id }]);
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [second.id]);
  await company.owner.query(
    "insert into app.pushes (device_id, expires_at) select id, now() + interval '1 hour' from app.push_devices",
  );
  await send();
  expect(service.pushed).toEqual([]);
  expect((await company.owner.query("select from app.push_devices")).rowCount).toBe(0);
});

test("a browser's address moves to who signs in there next, by its keys; nobody takes it, sees or ends it without", async () => {
  const thomas = await company.person("sales", { team_id: await company.team("East") });
  const device = service.device("shared");
  await turnOn(claire, device);
  await give("For Claire");
  const [own] = await devicesOf(claire);
  expect((await server.call(thomas, "POST", "/api/push/remove", { id: own?.id })).status).toBe(404);
  expect(await devicesOf(thomas)).toEqual([]);
  expect((await turnOn(thomas, { ...device, auth: service.device("other").auth })).status).toBe(409);
  expect(await devicesOf(claire)).toMatchObject([{ id: own?.id, endpoint: device.endpoint }]);
  expect((await turnOn(thomas, device)).status).toBe(200);
  expect(await devicesOf(claire)).toEqual([]);
  await send();
  expect(service.pushed).toEqual([]);
});

test("a try goes to this browser alone; a new address takes the place of the old one", async () => {
  await turnOn(claire, service.device("old"));
  await turnOn(claire, service.device("new"));
  expect((await devicesOf(claire)).map(({ endpoint }) => endpoint?.split("/").at(-1))).toEqual(["new"]);
  expect((await server.call(admin, "POST", "/api/push/try", {})).status).toBe(404);
  expect((await server.call(claire, "POST", "/api/push/try", {})).status).toBe(200);
  while (await stepPushes(pushing));
  expect(service.pushed).toMatchObject([{ device: "new", message: { path: "/security" } }]);
  for (let tried = 1; tried < 10; tried++) await server.call(claire, "POST", "/api/push/try", {});
  expect((await server.call(claire, "POST", "/api/push/try", {})).status).toBe(429);
});

test("what is no address of a push service, or no key, is refused", async () => {
  const device = service.device("wrong");
  for (const wrong of [
    { endpoint: "http://push.example/1" },
    // What the server may ask on its own, such as a provider for signing in, is nobody's device.
    { endpoint: "http://127.0.0.2:9990/shutdown" },
    { endpoint: "https://somebody:secret@push.example/1" },
    { endpoint: "file:///etc/passwd" },
    { p256dh: "AAAA" },
    { auth: "short" },
  ])
    expect((await turnOn(claire, { ...device, ...wrong })).status).toBe(422);
  expect((await turnOn(claire, { ...device, endpoint: "https://10.0.0.1/inside" })).status).toBe(200);
  await server.call(claire, "POST", "/api/push/try", {});
  while (await stepPushes(pushing));
  expect(await waiting()).toBe(0);
  expect((await devicesOf(claire))[0]).toMatchObject({ last_error: "refused" });
  expect((await server.call(undefined, "GET", "/api/push")).status).toBe(401);
});

test("two servers have one key and send nothing twice", async () => {
  expect(vapid(derive_for_tests, "https://other.example").public_key).toBe(key.public_key);
  await turnOn(claire, service.device("once"));
  await turnOn(admin, service.device("admin"));
  await give("Once");
  await company.owner.query("update app.pushes set next_attempt_at = now()");
  await Promise.all([stepPushes(pushing), stepPushes(pushing), stepPushes(pushing)]);
  expect(titles()).toEqual(["Lead assigned to you"]);
});
