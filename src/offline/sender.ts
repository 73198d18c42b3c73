import { type Box, sendWaiting } from "./send.ts";

/** Sends what waits when there is reason to, never twice at a time. */
export type Sender = { now(): void; later(): void; stop(): void };

const first_wait_ms = 1000;
const longest_wait_ms = 30_000;
const lock = "tandem.outbox";

/**
 * Sends in one tab of the browser at a time, each after the other, and tries again in ever longer steps. `isAllowed` says
 * whether whoever wrote is still signed in; `reload` reads what other tabs have left.
 */
export function keepSending(box: Box, isAllowed: () => Promise<boolean>, reload: () => Promise<void>): Sender {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const waits = () => box.items().some(({ state }) => state === "waiting");

  async function send(): Promise<void> {
    await reload();
    if (stopped || !waits()) return;
    const outcome = (await isAllowed()) ? await sendWaiting(box) : "later";
    failures = outcome === "done" ? 0 : failures + 1;
  }

  function now(): void {
    clearTimeout(timer);
    if (stopped || !waits()) return;
    again = running !== null;
    running ??= alone(send)
      .catch(() => void failures++)
      .then(() => {
        running = null;
        if (again) now();
        else later();
      });
  }

  function later(): void {
    clearTimeout(timer);
    if (stopped || !waits()) return;
    timer = setTimeout(now, Math.min(first_wait_ms * 2 ** failures, longest_wait_ms));
  }

  return {
    now,
    later,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

// Locks exist on secure origins only; elsewhere the keys alone see to it that nothing is done twice.
function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? (navigator.locks.request(lock, work) as Promise<void>) : work();
}
