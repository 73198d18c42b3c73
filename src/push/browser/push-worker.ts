import type { PushMessage } from "../push-message.ts";

// The library of types for browsers has none for workers of this kind.
type Lived = Event & { waitUntil(work: Promise<unknown>): void };
type Pushed = Lived & { data: { json(): unknown } | null };
type Pressed = Lived & { notification: Notification };
type Tab = {
  url: string;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<unknown>;
  postMessage(said: object): void;
};
type Worker = {
  clients: {
    matchAll(which: { type: "window"; includeUncontrolled?: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  navigator: Navigator;
  addEventListener(name: "push", listen: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", listen: (event: Pressed) => void): void;
  addEventListener(name: "pushsubscriptionchange", listen: (event: Lived) => void): void;
};
const worker = self as unknown as Worker;

type Mine = { data: { key: string; devices: { here: boolean }[] } };

worker.addEventListener("push", (event) => event.waitUntil(tell(event)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as Partial<PushMessage>));
});
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew()));

/** Browsers want something shown for each message, whatever it was. */
async function tell({ data }: Pushed): Promise<void> {
  const said = read(data);
  const { title = "Tandem", body = "", tag = "tandem", language = "en" } = said;
  // (What took the place of another is heard again; the library of types does not know how that is wished.)
  const look = { body, tag, lang: language, icon: "/icon-192.png", data: said, renotify: true };
  await worker.registration.showNotification(title, look as NotificationOptions);
  for (const tab of await tabs()) tab.postMessage({ pushed: tag });
  await markIcon();
}

function read(data: Pushed["data"]): Partial<PushMessage> {
  try {
    return (data?.json() ?? {}) as Partial<PushMessage>;
  } catch {
    return {};
  }
}

/** As many as the server counts for whoever is signed in here. */
async function markIcon(): Promise<void> {
  if (!("setAppBadge" in worker.navigator)) return;
  const answer = await write("/api/rpc/get_unread_notification_count").catch(() => null);
  const { data } = ((await answer?.json().catch(() => null)) ?? {}) as { data?: number };
  if (typeof data === "number") await worker.navigator.setAppBadge(data).catch(() => undefined);
}

/** In a tab that is there, without a load that would lose what is typed in it; else in a new one. */
async function open({ path = "/dashboard", id }: Partial<PushMessage>): Promise<void> {
  const [tab] = await tabs();
  if (!tab) await worker.clients.openWindow(path);
  else {
    const there = await tab.focus().catch(() => tab);
    // The door's pages have nothing typed that would be missed, and do not listen.
    if (/^\/($|auth\/|install$)/.test(new URL(there.url).pathname)) await there.navigate(path).catch(() => undefined);
    else there.postMessage({ open: path });
  }
  if (id) await write("/api/rpc/mark_notification_read", { p_notification_id: id }).catch(() => undefined);
}

/** The browser has taken another address: the server is told, where this session was told by the old one. */
async function renew(): Promise<void> {
  const { data } = (await (await fetch("/api/push")).json()) as Mine;
  if (!data?.devices.some(({ here }) => here)) return;
  const wish = { userVisibleOnly: true, applicationServerKey: data.key };
  const { endpoint, keys } = (await worker.registration.pushManager.subscribe(wish)).toJSON();
  await write("/api/push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
}

function tabs(): Promise<Tab[]> {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

function write(path: string, body?: object): Promise<Response> {
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  return fetch(path, { method: "POST", headers, body: body ? JSON.stringify(body) : null });
}
