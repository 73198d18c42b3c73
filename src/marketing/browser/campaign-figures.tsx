import { Tile, Tiles } from "../../home/browser/tiles.tsx";
import { returnOf } from "../../home/browser/figures.ts";
import { FigureLink } from "../../home/browser/figure-link.tsx";
import { Bars } from "../../ui/bars.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { Section } from "../../ui/section.tsx";
import { t } from "../../ui/translate.ts";
import { CampaignTable } from "./campaign-table.tsx";
import { costOf, leadsOf, type Marketing, sumOf } from "./figures.ts";

/** What the campaigns of a period cost and brought: together, as steps from visit to won, and each by itself. */
export default function CampaignFigures({ marketing }: { marketing: Marketing }) {
  const unvalued = sumOf(marketing.campaigns, "unvalued");
  return (
    <div className="flex flex-col gap-6 pb-8">
      <Together {...marketing} />
      <div className="flex flex-col gap-6 px-4">
        <Funnel {...marketing} />
        <CampaignTable {...marketing} />
        {unvalued > 0 && (
          <p className="text-meta text-ink-3">
            {t("Of {{count}} leads the amount counts nowhere, since their currency has no rate.", {
              count: formatNumber(unvalued),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

function Together({ campaigns, stages }: Marketing) {
  const ids = campaigns.map(({ id }) => id);
  const [cost, leads, won, won_value] = (["cost", "leads", "won", "won_value"] as const).map((name) =>
    sumOf(campaigns, name),
  ) as [number, number, number, number];
  const per_lead = costOf(cost, leads);
  const back = returnOf(won_value, cost);
  return (
    <Tiles label={t("All campaigns together")}>
      <Tile name={t("Cost")} text={formatAmount(cost)}>
        {t("of a budget of {{amount}}", { amount: formatAmount(sumOf(campaigns, "budget")) })}
      </Tile>
      <Tile name={t("Leads")} figure={leadsOf(ids, leads)} text={formatNumber(leads)}>
        {per_lead !== null && t("{{amount}} each", { amount: formatAmount(per_lead) })}
      </Tile>
      <Tile name={t("Won")} figure={leadsOf(ids, won, stages.won)} text={formatAmount(won_value)}>
        {t("deals: {{count}}", { count: formatNumber(won) })}
        {back !== null && ` · ${t("return {{share}}", { share: formatPercent(back) })}`}
      </Tile>
    </Tiles>
  );
}

/** How many came a step further, each number with its rows. */
function Funnel({ campaigns, stages }: Marketing) {
  const ids = campaigns.map(({ id }) => id);
  const machines = sumOf(campaigns, "machine_visits") + sumOf(campaigns, "machine_clicked");
  const visits = sumOf(campaigns, "visits") + sumOf(campaigns, "clicked");
  const step = (label: string, name: "leads" | "qualified" | "won", of?: string[]) => {
    const size = sumOf(campaigns, name);
    const figure = leadsOf(ids, size, of);
    const end = figure ? <FigureLink figure={figure} of={label} /> : formatNumber(size);
    return { key: name, label, size, end };
  };
  const bars = [
    { key: "visits", label: t("Visits"), size: visits, end: formatNumber(visits) },
    step(t("Leads"), "leads"),
    step(t("Qualified"), "qualified", stages.qualified),
    step(t("Won"), "won", stages.won),
  ];
  return (
    <Section
      title={t("From visit to won")}
      about={
        <>
          {t(
            "A lead counts for the first campaign that brought it. Qualified is beyond the first stage of its pipeline, and not lost.",
          )}{" "}
          {t(
            "Visits are people who followed a link of a campaign. {{count}} visits of programs are left out: those that name themselves so, or follow within ten seconds.",
            { count: formatNumber(machines) },
          )}
        </>
      }
    >
      <div className="max-w-3xl">
        <Bars bars={bars} steps />
      </div>
    </Section>
  );
}
