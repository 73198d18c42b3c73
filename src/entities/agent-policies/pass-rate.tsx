import type { Entry } from "../../client/api.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

type Of = Pick<Entry<"agent_policies">, "tried" | "passed">;

/** How many of how many cases a version passed: as a bar, and in numbers, since few cases say little. */
export function PassRate({ of: { tried, passed } }: { of: Of }) {
  if (!tried) return <span className="text-ink-3">{t("Not tried")}</span>;
  const share = (passed ?? 0) / tried;
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-good" style={{ width: `${share * 100}%` }} />
      </span>
      {t("{{passed}} of {{tried}}", { passed: formatNumber(passed ?? 0), tried: formatNumber(tried) })}
    </span>
  );
}
