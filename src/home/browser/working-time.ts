import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

/** Working minutes as people say them: `45 min`, `3 h 10`, `12 h`. */
export function workingTime(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return t("{{count}} min", { count: whole });
  const hours = formatNumber(Math.floor(whole / 60));
  const rest = whole % 60;
  return rest === 0
    ? t("{{hours}} h", { hours })
    : t("{{hours}} h {{minutes}}", { hours, minutes: String(rest).padStart(2, "0") });
}
