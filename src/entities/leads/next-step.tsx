import { isoDay } from "../../records/date-spans.ts";
import { formatDateTime } from "../../ui/format.ts";
import { formatDay, formatTime } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import type { LeadRow } from "./lead-row.ts";
import { isOpenStage } from "./stage-names.ts";

/** What comes next with a lead and when; late in red, and in words. */
export function NextStep({ lead }: { lead: LeadRow }) {
  const { next_activity: what, next_activity_at: at, stage } = lead;
  if (!isOpenStage(stage)) return <span className="text-ink-3">–</span>;
  if (!at) return <span className="text-ink-3">{what ?? t("Nothing planned")}</span>;
  const days = daysUntil(new Date(at));
  const words = [what, when(at, days)].filter(Boolean).join(", ");
  return (
    <span className={days < 0 ? "text-bad" : undefined} title={`${words} · ${formatDateTime(at)}`}>
      {words}
    </span>
  );
}

/** How many midnights of the chosen time zone lie between now and then. */
export function daysUntil(at: Date, now = new Date()): number {
  return (Date.parse(isoDay(at)) - Date.parse(isoDay(now))) / 86_400_000;
}

function when(at: string, days: number): string {
  if (days === -1) return t("1 day late");
  if (days < 0) return t("{{days}} days late", { days: -days });
  if (days > 1) return formatDay(at);
  // A day without an hour is stored as its midnight.
  const time = formatTime(at) === "00:00" ? "" : ` ${formatTime(at)}`;
  return (days === 0 ? t("today") : t("tomorrow")) + time;
}
