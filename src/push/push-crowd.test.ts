import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outgoing } from "../http/outgoing.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { derive_for_tests } from "../testing/keys.ts";
import { openPushService, type PushService } from "../testing/push-service.ts";
import { stepPushes, type Pushing } from "./step-pushes.ts";
import { pushSender } from "./send-push.ts";
import { vapid } from "./vapid.ts";

let company: TestCompany;
let service: PushService;
let silent: PushService;
let pushing: Pushing;
let claire: TestPerson;
let thomas: TestPerson;

beforeAll(async () => {
  [service, silent] = [await openPushService(), await openPushService()];
  silent.answer = { status: 503 };
  company = await testCompany();
  const send = pushSender(outgoing(["127.0.0.1"]), vapid(derive_for_tests, "https://tandem.example"));
  pushing = { database: company.database, system: company.system, send, failed: (error) => console.error(error) };
});
beforeEach(async () => {
  await company.owner.query("delete from app.push_devices");
  [claire, thomas] = [await company.person("sales"), await company.person("sales")];
  service.pushed = [];
});
afterAll(async () => {
  await company.close();
  await service.close();
  await silent.close();
});

async function turnOn({ actor, token }: TestPerson, { endpoint, p256dh, auth }: ReturnType<PushService["device"]>) {
  const values = [token, endpoint, p256dh, auth, "test"];
  await company.database.flush(actor, [{ text: "select app.keep_push_device($1, $2, $3, $4, $5)", values }]);
}
/** Tells somebody so many things, one after the other. */
async function tell(person: TestPerson, count: number): Promise<void> {
  for (let number = 0; number < count; number++)
    await company.row("public.notifications", {
      user_id: person.id,
      kind: "assigned",
      title: "Told",
      message: "",
      dedupe_key: randomUUID(),
    });
  await company.owner.query("update app.pushes set next_attempt_at = now() where next_attempt_at > now()");
}

test("whoever reads much before it is pushed holds nobody up", async () => {
  await turnOn(claire, service.device("claire"));
  await turnOn(thomas, service.device("thomas"));
  await tell(claire, 50);
  await company.owner.query("update public.notifications set read = true where user_id = $1", [claire.id]);
  await tell(thomas, 1);
  await stepPushes(pushing);
  expect(service.pushed.map(({ device }) => device)).toEqual(["thomas"]);
});

test("a service that is silent holds up its own device only", async () => {
  await turnOn(claire, silent.device("claire"));
  await turnOn(thomas, service.device("thomas"));
  await tell(claire, 50);
  await tell(thomas, 1);
  await stepPushes(pushing);
  await stepPushes(pushing);
  expect(service.pushed.map(({ device }) => device)).toEqual(["thomas"]);
  const left = await company.owner.query("select from app.pushes where next_attempt_at <= now()");
  expect(left.rowCount).toBe(0);
  expect((await company.owner.query("select from app.pushes")).rowCount).toBe(50);
});
