import { useSyncExternalStore } from "react";

/** The browser's offer to install, which only some browsers make. */
type InstallOffer = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** Whether the app runs in a window of its own. */
export function isInstalled(): boolean {
  const own_way = "standalone" in navigator && navigator.standalone === true;
  return own_way || matchMedia("(display-mode: standalone)").matches;
}

/** The offer once the browser has made it, and the function that shows it. */
export function useInstallPrompt(): (() => Promise<"accepted" | "dismissed">) | null {
  const made = useSyncExternalStore(subscribe, () => offer);
  if (!made) return null;
  return async () => {
    await made.prompt();
    const { outcome } = await made.userChoice;
    // An offer can be shown only once; the browser makes a new one when it wants to.
    keep(null);
    return outcome;
  };
}

// Made before this was loaded, public/boot.js has kept it.
let offer: InstallOffer | null = (window as { tandemOffer?: InstallOffer }).tandemOffer ?? null;
const listeners = new Set<() => void>();

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  keep(event as InstallOffer);
});

function keep(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
