import { isoDay } from "../../records/date-spans.ts";
import { formatDateTime, wallClock } from "../../ui/format.ts";
import { formatDay, formatTime } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import type { Entry } from "../../client/api.ts";
import { isOpenStage } from "./lead-stages.ts";

/** What comes next with a lead and when; late in red, and in words. */
export function NextStep({ lead }: { lead: Entry<"leads"> }) {
  const { next_activity: what, next_activity_at: at, stage } = lead;
  if (!isOpenStage(stage)) return <span className="text-ink-3">–</span>;
  if (!at) return <span className="text-ink-3">{what ?? t("Nothing planned")}</span>;
  const { late, words } = when(at);
  const said = [what, words].filter(Boolean).join(", ");
  return (
    <span className={late ? "text-bad" : undefined} title={`${said} · ${formatDateTime(at)}`}>
      {said}
    </span>
  );
}

/** When something is due, as of a moment. */
export function when(at: string, now = new Date()): { late: boolean; words: string } {
  const days = daysUntil(at, now);
  if (days === -1) return { late: true, words: t("1 day late") };
  if (days < 0) return { late: true, words: t("{{days}} days late", { days: -days }) };
  if (days > 1) return { late: false, words: formatDay(at) };
  // A day without an hour is stored as its midnight, and has until the next one.
  const hour = wallClock(at).endsWith(" 00:00:00") ? "" : formatTime(at);
  if (hour && new Date(at) < now) return { late: true, words: t("since {{hour}}", { hour }) };
  return { late: false, words: `${days ? t("tomorrow") : t("today")} ${hour}`.trim() };
}

/** How many midnights of the chosen time zone lie between now and then. */
export function daysUntil(at: Date | string, now = new Date()): number {
  return (Date.parse(isoDay(at)) - Date.parse(isoDay(now))) / 86_400_000;
}
