import { useId } from "react";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { MonitoringRules } from "./agent-words.ts";

/** How an agent that watches does it: how often, what, and what follows when a check fails. */
export function Watch({ rules }: { rules: MonitoringRules }) {
  const id = useId();
  const { checkInterval, platforms, maxRetries, alertOnFailure, autoResolveConflicts } = rules;
  const facts = {
    [t("Checks every")]: t("{{count}} s", { count: formatNumber(checkInterval / 1000) }),
    [t("Retries at most")]: formatNumber(maxRetries),
    [t("Platforms")]: platforms.join(", "),
    [t("Alerts on failure")]: alertOnFailure ? t("Yes") : t("No"),
    [t("Conflicts")]: autoResolveConflicts ? t("Prepares a resolution and asks") : t("Reports them"),
  };
  return (
    <section aria-labelledby={id} className="flex-none border-t border-line px-4 py-2.5">
      <h3 id={id} className="pb-1 text-meta font-medium text-ink-3">
        {t("Monitoring")}
      </h3>
      <dl className="grid grid-cols-[148px_minmax(0,1fr)] gap-x-3 gap-y-1">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
