import { request } from "../../client/request.ts";
import { store } from "../../client/stored.ts";
import { registerWorker } from "../../offline/worker-registration.ts";

/** A browser that is told, as its person sees it; `here` is the one that asks. */
export type Device = {
  id: string;
  agent: string | null;
  since: string;
  here: boolean;
  endpoint: string | null;
  delivered_at: string | null;
  failed_at: string | null;
  last_error: string | null;
};

/** Whether notifications can come to this browser, and do. */
export type PushState = "insecure" | "unsupported" | "denied" | "off" | "on";

type Mine = { key: string; person_id: string; devices: Device[] };

/** Whose notifications this browser receives: kept here, so that nobody else's sign-in goes on with them. */
export const receiver_key = "tandem.push";
const patience_ms = 20_000;

/** What the server knows of one's devices. */
export async function myDevices(signal?: AbortSignal): Promise<Mine> {
  const options = signal ? { signal } : {};
  return (await request<{ data: Mine }>("GET", "/api/push", options)).data;
}

export async function stateHere(devices: Device[]): Promise<PushState> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  const known = devices.some(({ here, endpoint }) => here && endpoint === subscription?.endpoint);
  return known && Notification.permission === "granted" ? "on" : "off";
}

/** Asks for the permission, subscribes and tells the server; answers whether the person agreed. Throws where the browser has no push service. */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await subscribe(await myDevices());
  return true;
}

/** Has the server know this browser's address, which may be a new one. */
export async function subscribe({ key, person_id }: Mine): Promise<void> {
  registerWorker();
  const { pushManager } = await soon(navigator.serviceWorker.ready);
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const former = await pushManager.getSubscription();
  // Another key is another server's, or comes from another secret.
  const same = former && keyOf(former) === key;
  if (former && !same) await former.unsubscribe();
  const { endpoint, keys } = (same ? former : await soon(pushManager.subscribe(wish))).toJSON();
  await request("POST", "/api/push", { body: { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] } });
  store(receiver_key, person_id);
}

export async function turnOff(device: Device): Promise<void> {
  await request("POST", "/api/push/remove", { body: { id: device.id } });
  if (device.here) await unsubscribe();
}

/** Ends what comes to this browser, as far as it depends on the browser. */
export async function unsubscribe(): Promise<void> {
  store(receiver_key, null);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** A browser in development never has a worker, and one that does not reach its push service may say nothing at all. */
function soon<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("too late")), patience_ms));
  return Promise.race([work, late]);
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}
