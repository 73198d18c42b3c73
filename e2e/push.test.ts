import { mkdtempSync, rmSync } from "node:fs";
import { type BrowserContext, expect as patient, type Page, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { openPushService, type PushService, type TestDevice } from "../src/testing/push-service.ts";
import { clean } from "./clean.ts";
import { freePort } from "../src/database/free-port.ts";
import { launch, prefer, signIn, signInAsAtFirst, type Tandem } from "./tandem.ts";

let demo: Tandem;
let service: PushService;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await openPushService();
  demo = await launch(await freePort(), ["--demo"], undefined, { TANDEM_PUSH_HOSTS: "127.0.0.1" });
  folder = mkdtempSync("/tmp/tandem-e2e-browser-");
});
test.afterAll(async () => {
  await demo.stop();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(() => test.setTimeout(240_000));

const expect = patient.configure({ timeout: 60_000 });

type Playwright = PlaywrightWorkerArgs["playwright"];

/** A browser of its own that may have a worker; whether it may notify has been answered. */
async function someone({ chromium }: Playwright, name: string, agrees: boolean): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(`${folder}/${name}`, {
    baseURL: demo.url,
    serviceWorkers: "allow",
    timeout: 60_000,
    viewport: { width: 1440, height: 900 },
    permissions: agrees ? ["notifications"] : [],
  });
  context.setDefaultTimeout(60_000);
  return context;
}

/** A browser without its maker's push service subscribes nowhere: here it is given an address at ours. What comes there is handed to its worker. */
async function subscribesTo(context: BrowserContext, device: TestDevice): Promise<void> {
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    const made = (key: string) => ({
      endpoint,
      options: {
        applicationServerKey: Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0))
          .buffer,
      },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem("test.push")),
    });
    Object.assign(PushManager.prototype, {
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem("test.push", applicationServerKey);
        return Promise.resolve(made(applicationServerKey));
      },
      getSubscription: () => {
        const key = localStorage.getItem("test.push");
        return Promise.resolve(key && made(key));
      },
    });
  }, device);
}

/** What a browser's protocol may leave without an answer on a slow machine is asked again. */
async function asked<Answer>(what: () => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  await expect(async () => {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer")), 15_000));
    answers.push(await Promise.race([what(), late]));
  }).toPass();
  return answers[0] as Answer;
}

/** Hands a message to the page's worker as the browser does with one that its push service brings. */
async function pusher(page: Page): Promise<(data: string) => Promise<void>> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  const { origin } = new URL(page.url());
  return (data) =>
    asked(async () => {
      const session = await page.context().newCDPSession(page);
      const found = new Promise<string>((resolve) =>
        session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
          const here = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin));
          if (here) resolve(here.registrationId);
        }),
      );
      await session.send("ServiceWorker.enable");
      const registrationId = await found;
      await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    });
}

const shown = (page: Page) =>
  asked(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const all = (await registration?.getNotifications()) ?? [];
      return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
    }),
  );

/** Waits for what the server hands to the service for a device, and brings it to its browser until it shows it. */
async function bring(device: string, page: Page, push: (data: string) => Promise<void>) {
  await expect.poll(() => service.pushed.some((one) => one.device === device)).toBe(true);
  const index = service.pushed.findIndex((one) => one.device === device);
  const [pushed] = service.pushed.splice(index, 1);
  const is_there = async () => (await shown(page)).some(({ tag }) => tag === pushed?.message.tag);
  // What an earlier message of the same kind has left would be taken for this one.
  await asked(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      for (const former of (await registration?.getNotifications()) ?? []) former.close();
    }),
  );
  await expect.poll(is_there).toBe(false);
  await expect(async () => {
    await push(JSON.stringify(pushed?.message));
    await expect.poll(is_there, { timeout: 10_000 }).toBe(true);
  }).toPass();
  return pushed;
}

/** Presses what is shown. (The worker's promise to stay awake is for the browser's own events alone, and is refused here.) */
async function press(page: Page, tag: string): Promise<void> {
  const context = page.context();
  const pressed = await asked(async () => {
    // A worker that has gone to sleep answers nobody: a message wakes it.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({}));
    const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent("serviceworker"));
    return worker.evaluate(async (wanted) => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
      const [notification] = await scope.registration.getNotifications({ tag: wanted });
      const Press = (self as unknown as Record<string, new (name: string, init: object) => Event>)["NotificationEvent"];
      return !!Press && !!notification && scope.dispatchEvent(new Press("notificationclick", { notification }));
    }, tag);
  });
  expect(pressed).toBe(true);
}

async function me(page: Page): Promise<string> {
  const answer = await page.request.get("/api/session");
  return ((await answer.json()) as { person: { id: string } }).person.id;
}

async function write<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await page.request.post(path, { data, headers });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** Makes a lead and gives it to somebody. */
async function give(giver: Page, name: string, owner_id: string): Promise<string> {
  const { id } = await write<{ id: string }>(giver, "/api/leads", { name });
  await write(giver, "/api/leads/assign", { id, owner_id });
  return id;
}

test("notifications are turned on and tried, come from a colleague to this device alone, lead to the record, and end with the session", async ({
  playwright,
}) => {
  const [first, second] = [await someone(playwright, "claire", true), await someone(playwright, "adele", true)];
  await subscribesTo(first, service.device("claire"));
  await subscribesTo(second, service.device("adele"));
  const claire = await signInAsAtFirst(first, "sales@demo.test");
  const adele = await signIn(second, "admin@demo.test");
  await claire.goto("/security?part=told");
  const push = await pusher(claire);
  await claire.getByRole("button", { name: "Turn on and send a test" }).click();
  const tried = await bring("claire", claire, push);
  expect(tried?.message.title).toBe("Notifications arrive on this device");
  await expect(claire.getByText("The test has arrived on this device.")).toBeVisible();
  await expect(claire.getByRole("button", { name: "Turn off on this device" })).toBeVisible();
  await clean(claire);
  await claire.getByRole("button", { name: "Turn off on this device" }).click();
  await expect(claire.getByText("They come here no more.")).toBeVisible();
  await expect(claire.getByRole("button", { name: "Turn on and send a test" })).toBeFocused();
  await claire.keyboard.press("Enter");
  await bring("claire", claire, push);
  await expect(claire.getByText("The test has arrived on this device.")).toBeVisible();
  const moved = claire.getByLabel("Somebody else moves a record of yours: Push");
  await expect(moved).not.toBeChecked();
  await moved.click();
  await claire.reload();
  await expect(moved).toBeChecked();
  await moved.click();

  // A tab in which something is typed; Adèle gives Claire a lead.
  await claire.goto("/leads");
  await claire.locator("[data-row]").first().waitFor();
  await claire.evaluate(() => Object.assign(window, { untouched: true }));
  await give(adele, "Ateliers du Rivage", await me(claire));
  const told = await bring("claire", claire, push);
  expect(told?.message).toMatchObject({ title: "Lead assigned to you", body: "Ateliers du Rivage" });
  await expect
    .poll(() => shown(claire))
    .toContainEqual({
      title: "Lead assigned to you",
      body: "Ateliers du Rivage",
      tag: told?.message.tag,
      lang: "en",
    });
  expect(service.pushed.filter(({ device }) => device === "adele")).toEqual([]);
  expect(await shown(adele)).toEqual([]);

  await press(claire, told?.message.tag ?? "");
  const panel = claire.getByRole("complementary", { name: "Lead" });
  await expect(panel.getByRole("heading", { name: "Ateliers du Rivage" })).toBeVisible();
  expect(await claire.evaluate(() => "untouched" in window)).toBe(true);
  // It is read; what Claire has planned for this hour may be told beside it.
  await expect
    .poll(async () => {
      const answer = await claire.request.get("/api/notifications?columns=kind,read");
      const { data } = (await answer.json()) as { data: { kind: string; read: boolean }[] };
      return data.filter(({ kind }) => kind === "assigned");
    })
    .toEqual([{ kind: "assigned", read: true }]);

  await claire.goto("/security?part=sessions");
  await claire.getByRole("button", { name: "Sign out" }).last().click();
  await claire.waitForURL((url) => url.pathname === "/");
  expect(await shown(claire)).toEqual([]);
  expect(await claire.evaluate(() => localStorage.getItem("test.push"))).toBeNull();
  const again = await signIn(first, "sales@demo.test");
  const { data } = (await (await again.request.get("/api/push")).json()) as { data: { devices: unknown[] } };
  expect(data.devices).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

test("on /install it says what happens: who is not signed in, a browser that was told no, one without a push service; in French too", async ({
  playwright,
}) => {
  const [first, second] = [await someone(playwright, "aude", true), await someone(playwright, "karim", true)];
  const stranger = first.pages()[0] ?? (await first.newPage());
  await stranger.goto("/install");
  await expect(stranger.getByText("Sign in first: notifications come to a person, wherever they are.")).toBeVisible();
  await clean(stranger);
  const aude = await signInAsAtFirst(first, "employee@demo.test");
  await aude.clock.install();
  await aude.goto("/install");
  // This browser has no push service of its maker's, which it says by saying nothing.
  await aude.getByRole("button", { name: "Turn on and send a test" }).click();
  const unreached = aude.getByText("This browser does not reach its push service.", { exact: false });
  await expect(async () => {
    await aude.clock.runFor(10_000);
    await patient(unreached).toBeVisible({ timeout: 1000 });
  }).toPass();
  await clean(aude);

  await second.addInitScript(() => Object.defineProperty(Notification, "permission", { value: "denied" }));
  const karim = await signIn(second, "support@demo.test");
  await prefer(karim, { language: "fr" });
  await karim.goto("/install");
  await expect(karim.getByText("Le navigateur ne laisse pas Tandem vous envoyer", { exact: false })).toBeVisible();
  await clean(karim);
  await prefer(karim, { language: "en" });
  await Promise.all([first.close(), second.close()]);
});

test("the app's icon carries the number of what was not read, and nothing once all is read or somebody has left", async ({
  playwright,
}) => {
  const [first, second] = [await someone(playwright, "ines", false), await someone(playwright, "noah", false)];
  for (const context of [first, second])
    await context.addInitScript(() => {
      const note = (count: number) => Promise.resolve(localStorage.setItem("test.badge", String(count)));
      Object.assign(navigator, { setAppBadge: (count = 0) => note(count), clearAppBadge: () => note(0) });
    });
  const marked = (page: Page) => page.evaluate(() => localStorage.getItem("test.badge"));
  const ines = await signInAsAtFirst(first, "sales3@demo.test");
  const noah = await signIn(second, "admin@demo.test");
  await ines.goto("/leads");
  await expect.poll(() => marked(ines)).not.toBeNull();
  const before = Number(await marked(ines));
  await give(noah, "Marked on the icon", await me(ines));
  await expect.poll(() => marked(ines)).toBe(String(before + 1));
  await ines.getByRole("button", { name: /^Notifications/ }).click();
  await ines.getByRole("button", { name: "Mark all as read" }).click();
  await expect.poll(() => marked(ines)).toBe("0");
  await give(noah, "Marked once more", await me(ines));
  await expect.poll(() => marked(ines)).toBe("1");
  await ines.goto("/security?part=sessions");
  await ines.getByRole("button", { name: "Sign out" }).last().click();
  await ines.waitForURL((url) => url.pathname === "/");
  expect(await marked(ines)).toBe("0");
  await Promise.all([first.close(), second.close()]);
});
