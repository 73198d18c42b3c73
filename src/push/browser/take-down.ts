import { unsubscribe } from "./this-browser.ts";

const patience_ms = 3000;

/** Takes from the screen and the icon what was told to whoever was here. */
export async function takeDown(): Promise<void> {
  if ("clearAppBadge" in navigator) await navigator.clearAppBadge().catch(() => undefined);
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}

/** The same when they leave for good, and nothing more comes. A push service that is silent keeps nobody here: the server has ended it. */
export async function leavePush(): Promise<void> {
  const done = takeDown().then(unsubscribe);
  await Promise.race([done.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience_ms))]);
}
