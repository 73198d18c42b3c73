import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";

const soon_days = 30;

/** Until when a piece of work may be used; marked where that ends within thirty days, or has ended. */
export function RightsEnd({ on }: { on: string }) {
  const left = Math.ceil((Date.parse(`${on}T23:59:59`) - Date.now()) / 86_400_000);
  const said =
    left < 0 ? t("Rights ended on {{day}}", { day: formatDay(on) }) : t("Rights until {{day}}", { day: formatDay(on) });
  return (
    <span className={`flex-none text-meta ${left < 0 ? "text-bad" : left <= soon_days ? "text-warn" : "text-ink-3"}`}>
      {said}
    </span>
  );
}
