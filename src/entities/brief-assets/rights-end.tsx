import { day_ms, isoDay } from "../../records/date-spans.ts";
import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";

/** So many days before they end, rights are marked. */
export const soon_days = 30;

/** Until when a piece of work may be used; marked where that ends within thirty days, or has ended. */
export function RightsEnd({ on }: { on: string }) {
  const left = daysUntil(on);
  const said =
    left < 0 ? t("Rights ended on {{day}}", { day: formatDay(on) }) : t("Rights until {{day}}", { day: formatDay(on) });
  return (
    <span className={`flex-none text-meta ${left < 0 ? "text-bad" : left <= soon_days ? "text-warn" : "text-ink-3"}`}>
      {said}
    </span>
  );
}

const daysUntil = (day: string) => (Date.parse(day) - Date.parse(isoDay(new Date()))) / day_ms;
