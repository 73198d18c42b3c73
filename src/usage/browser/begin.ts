import type { SignedIn } from "../../client/session.ts";
import { store } from "../../client/stored.ts";
import { offerAgentFunctions } from "../../agents/browser/agents-window.ts";
import { flush, flushLast, openQueue } from "./queue.ts";
import { openUiLog, writeUiLog } from "./ui-log.ts";
import { measurePage, notePage, watchUse } from "./watch-use.ts";

const flush_ms = 30_000;
const stopped = new AbortController();
const endings: (() => void)[] = [];

/** What runs beside the app, all of it optional: the log of the interface, and what the person has agreed to. */
export function beginUse(session: SignedIn, loaded_at: number, onPage: (opened: (path: string) => void) => void): void {
  const { signal } = stopped;
  // Whoever leaves at once has left before it begins.
  if (signal.aborted) return;
  const { consents } = session.person;
  const counted = () => !!session.person.consents.usage;
  openQueue(session.person.id);
  openUiLog(session.person.id);
  watchUse(counted, signal);
  onPage((path) => notePage(path, counted()));
  if (counted()) measurePage();
  const timer = setInterval(() => void sendUse(), flush_ms);
  signal.addEventListener("abort", () => clearInterval(timer));
  addEventListener("pagehide", () => (writeUiLog(), flushLast()), { signal });
  if (session.person.kind === "employee") offerAgentFunctions(signal, loaded_at);
  if (consents.analytics && session.outside?.posthog)
    void import("./analytics.ts").then(({ beginAnalytics, endAnalytics }) => {
      if (signal.aborted) return undefined;
      endings.push(endAnalytics);
      return beginAnalytics(session);
    });
  if (consents.errors && session.outside?.sentry)
    void import("./error-reports.ts").then(({ beginErrorReports, endErrorReports, reportError }) => {
      if (signal.aborted) return;
      endings.push(endErrorReports);
      beginErrorReports(session);
      // Errors of drawing are caught by the app's own boundary, which says so by an event.
      addEventListener("tandem:error", (event) => reportError((event as CustomEvent).detail), { signal });
    });
}

/** Sends what is queued, as far as the server takes it. */
export const sendUse = () => flush().catch(() => undefined);

/** Ends it as the person leaves: what was noted and not sent is forgotten, and outside services forget who they were. */
export function endUse(): void {
  stopped.abort();
  for (const end of endings) end();
  openQueue(null);
  openUiLog(null);
  forgetAll();
}

// Of earlier pages, too: this one may not have begun yet.
function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^(tandem\.(ui_log|crm_analytics)\.|ph_)/.test(key)) store(key, null);
  } catch {
    // A storage that is refused has nothing to forget.
  }
}
