import { useSyncExternalStore } from "react";

const look_again_ms = 3_600_000;

/** Installs the service worker, in a built program on a secure origin, and watches for its next version. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Whoever refuses it works on without it.
  navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).then(watch, () => undefined);
}

/** Whether a new version of the program waits, and what brings it in; null while there is none. */
export function useUpdate(): (() => void) | null {
  return useSyncExternalStore(subscribe, () => takeOver);
}

let takeOver: (() => void) | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// (A browser that blocks workers may answer with nothing.)
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  const look = () => {
    const { waiting } = registration;
    // The first worker of all takes over by itself: it replaces nothing.
    if (!waiting || !navigator.serviceWorker.controller) return;
    takeOver = () => bringIn(registration);
    for (const listener of listeners) listener();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  look();
  setInterval(() => void registration.update().catch(() => undefined), look_again_ms);
}

/** Only here, where somebody pressed for it, the page is loaded again. */
function bringIn({ waiting }: ServiceWorkerRegistration): void {
  // Another tab has brought it in meanwhile.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}
