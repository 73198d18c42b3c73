import { newKey, request } from "../../client/request.ts";

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
  const { report, leave, isTold } = reporter();
  let active_at = Date.now();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const isActive = () => document.visibilityState === "visible" && Date.now() - active_at < idle_ms;
  const timer = setInterval(() => report(isActive()), every_ms);
  const noteActivity = () => (active_at = Date.now());
  for (const sign of signs) addEventListener(sign, noteActivity, { signal, passive: true });
  const shownOrHidden = () => {
    if (document.visibilityState !== "visible") return void leave();
    // Whoever brings the tab back is there, however long they were away.
    noteActivity();
    report(true);
  };
  document.addEventListener("visibilitychange", shownOrHidden, { signal });
  addEventListener("pagehide", leave, { signal });
  report(true);
  return {
    moved() {
      clearTimeout(settling);
      // (A page that has just been opened has said so; another filter is no other page, unless somebody comes back to it.)
      settling = setTimeout(() => isTold(isActive()) || report(isActive()), settle_ms);
    },
    stop() {
      stopped.abort();
      clearInterval(timer);
      clearTimeout(settling);
      leave();
    },
  };
}

/** Tells the server of this tab, each time with a higher number: what comes late does not count. */
function reporter() {
  const session_id = newKey();
  let beat = 0;
  let told = "";
  const now = (is_online: boolean) => ({ is_online, current_page: location.pathname, record_id: openRecord() });
  const next = (is_online: boolean) => {
    told = JSON.stringify(now(is_online));
    return { ...now(is_online), session_id, beat: ++beat };
  };
  const isTold = (is_online: boolean) => told === JSON.stringify(now(is_online));
  const report = (is_online: boolean) =>
    // Presence is no reason to disturb anybody: the next beat says it again, and the next move does not take it as told.
    void request("POST", path, { body: next(is_online) }).catch(() => (told = ""));
  const leave = () => navigator.sendBeacon(path, new Blob([JSON.stringify(next(false))], { type: "application/json" }));
  return { report, leave, isTold };
}

/** The record that stands open, so that others who open it see it; of the address nothing else is told. */
function openRecord(): string | null {
  const id = new URLSearchParams(location.search).get("id") ?? "";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : null;
}
