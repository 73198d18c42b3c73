import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import type { Period } from "./period.ts";

/** Which days the numbers are of, and which they are held against. */
export function PeriodSentence({ period: { days, before } }: { period: Period }) {
  const span = ({ from, to }: { from: string; to: string }) => {
    return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
  };
  return <>{t("{{period}}, compared with {{before}}", { period: span(days), before: span(before) })}</>;
}
