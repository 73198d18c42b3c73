import { newKey, request } from "../client/request.ts";

const every_ms = 30_000;
const idle_ms = 300_000;
// Opening one record after the other is one beat, not ten.
const settle_ms = 2000;
const path = "/api/employee_presence";
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/**
 * Says that this tab is there: at once, when it has moved to another page, and every 30 s while somebody was active in the last 5 minutes;
 * says that it is not when it is hidden or goes.
 */
export function keepBeating(): { moved(): void; stop(): void } {
  const session_id = newKey();
  let beat = 0;
  let active_at = Date.now();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const page = () => location.pathname + location.search.slice(0, 300);
  const next = (is_online: boolean) => ({ is_online, current_page: page(), session_id, beat: ++beat });
  const say = (is_online: boolean) =>
    // Presence is no reason to disturb anybody: the next beat says it again.
    void request("POST", path, { body: next(is_online) }).catch(() => undefined);
  const leave = () => navigator.sendBeacon(path, new Blob([JSON.stringify(next(false))], { type: "application/json" }));
  const here = () => document.visibilityState === "visible" && Date.now() - active_at < idle_ms;
  const timer = setInterval(() => say(here()), every_ms);
  const acted = () => (active_at = Date.now());
  for (const sign of signs) addEventListener(sign, acted, { signal, passive: true });
  document.addEventListener("visibilitychange", () => (here() ? say(true) : leave()), { signal });
  addEventListener("pagehide", leave, { signal });
  say(true);
  return {
    moved() {
      clearTimeout(settling);
      settling = setTimeout(() => say(here()), settle_ms);
    },
    stop() {
      stopped.abort();
      clearInterval(timer);
      clearTimeout(settling);
      leave();
    },
  };
}
