import type { SignedIn } from "../../client/session.ts";
import { readStored, store } from "../../client/stored.ts";
import { myDevices, receiver_key, subscribe, unsubscribe } from "./this-browser.ts";

const seen_key = "tandem.push.seen";

/** Goes where a notification leads that is pressed outside, and sees to it that what comes to this browser is its person's. */
export async function beginPush({ person }: SignedIn, go: (path: string) => void): Promise<void> {
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<{ open?: string } | null>) => {
    if (data?.open) go(data.open);
  });
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  if (readStored(receiver_key) !== person.id) return unsubscribe();
  // Once per tab: a session that ended took this browser off the server's list.
  if (readStored(seen_key, () => sessionStorage) === subscription.endpoint) return;
  await subscribe(await myDevices());
  store(seen_key, subscription.endpoint, () => sessionStorage);
}
