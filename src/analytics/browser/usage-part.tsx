import { DataFailure } from "../../errors/data-failure.tsx";
import type { Period } from "../../home/browser/period.ts";
import { Tile, Tiles } from "../../home/browser/tiles.tsx";
import { Waiting } from "../../home/browser/waiting.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { ActivePeople } from "./active-people.tsx";
import { Funnel } from "./funnel.tsx";
import { Retention } from "./retention.tsx";
import { SpeedTable } from "./speed-table.tsx";
import { peopleWord } from "./people-word.ts";
import { type UsageTold, useUsage } from "./usage-data.ts";
import { UsedTables } from "./used-tables.tsx";

/** How the app is used by those who agreed that it is noted; nothing of fewer than three people. */
export default function UsagePart({ period }: { period: Period }) {
  const { data, error } = useUsage(period);
  if (error && !data) return <DataFailure error={error} />;
  if (!data) return <Waiting />;
  return (
    <div className="flex min-w-0 flex-col gap-6 pb-8">
      <Counted usage={data} />
      <div className="flex min-w-0 flex-col gap-7 px-4">
        <p className="max-w-[72ch] text-ink-2">
          {t(
            "Only people who agreed to usage statistics in their settings are counted. Nothing is shown that fewer than three of them did, so that nobody can be singled out.",
          )}
        </p>
        <ActivePeople days={data.days} period={period} />
        <Funnel period={period} />
        <UsedTables usage={data} />
        <Retention weeks={data.weeks} />
        <SpeedTable speeds={data.speeds} />
      </div>
    </div>
  );
}

function Counted({ usage: { agreed, people, active } }: { usage: UsageTold }) {
  return (
    <Tiles label={t("Figures of the period")}>
      <Tile name={t("People who opened the app")} text={peopleWord(active)}>
        {t("of {{count}} who agreed to be counted", { count: formatNumber(agreed) })}
      </Tile>
      <Tile name={t("Agreed to usage statistics")} text={people > 0 ? formatPercent(agreed / people) : "–"}>
        {t("{{agreed}} of {{people}} people with access", {
          agreed: formatNumber(agreed),
          people: formatNumber(people),
        })}
      </Tile>
      <Tile name={t("Not counted")} text={formatNumber(people - agreed)}>
        {t("people who did not agree")}
      </Tile>
    </Tiles>
  );
}
