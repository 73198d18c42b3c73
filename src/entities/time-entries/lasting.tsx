import { useSyncExternalStore } from "react";
import type { Entry } from "../../client/api.ts";
import { formatDuration } from "../../ui/duration.ts";

type Lasts = Partial<Pick<Entry<"time_entries">, "minutes" | "started_at">>;

/** How long something took; of a timer, how long it has run by now. */
export function Lasting({ of }: { of: Lasts }) {
  const now = useMinute();
  return <span className="tabular-nums">{formatDuration(of.minutes ?? ran(of, now))}</span>;
}

/** The minutes that a timer has run, none of less than none: clocks differ. */
export function ran({ started_at }: Lasts, now = Date.now()): number {
  return started_at ? Math.max(0, Math.floor((now - Date.parse(started_at)) / 60_000)) : 0;
}

/** Now, to ten seconds. */
export function useMinute(): number {
  return useSyncExternalStore(tick, () => Math.floor(Date.now() / step) * step);
}

const step = 10_000;

function tick(changed: () => void): () => void {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
}
