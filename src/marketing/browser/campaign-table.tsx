import { useState } from "react";
import { returnOf } from "../../home/browser/figures.ts";
import { FigureLink } from "../../home/browser/figure-link.tsx";
import { PageLink } from "../../records/page-link.tsx";
import { stateWord } from "../../records/state-word.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { Section } from "../../ui/section.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { type CampaignFigures, costOf, leadsOf, type Marketing, type Stages } from "./figures.ts";

type Shown = { head: string; value: (campaign: CampaignFigures) => number | null; word: (value: number) => string };

const columns: Record<string, Shown> = {
  sent: { head: phrase("Sent"), value: ({ sent }) => sent, word: formatNumber },
  clicked: { head: phrase("Clicked"), value: ({ clicked }) => clicked, word: formatNumber },
  unsubscribed: { head: phrase("Unsubscribed"), value: ({ unsubscribed }) => unsubscribed, word: formatNumber },
  visits: { head: phrase("Visits"), value: ({ visits, clicked }) => visits + clicked, word: formatNumber },
  leads: { head: phrase("Leads"), value: ({ leads }) => leads, word: formatNumber },
  qualified: { head: phrase("Qualified"), value: ({ qualified }) => qualified, word: formatNumber },
  open_value: { head: phrase("Open"), value: ({ open_value }) => open_value, word: formatAmount },
  won: { head: phrase("Won"), value: ({ won }) => won, word: formatNumber },
  won_value: { head: phrase("Won value"), value: ({ won_value }) => won_value, word: formatAmount },
  cost: { head: phrase("Cost"), value: ({ cost }) => cost, word: formatAmount },
  per_lead: { head: phrase("Per lead"), value: ({ cost, leads }) => costOf(cost ?? 0, leads), word: formatAmount },
  back: { head: phrase("Return"), value: ({ won_value, cost }) => returnOf(won_value, cost ?? 0), word: formatPercent },
};

const names = Object.keys(columns);

/** The campaigns with what came of each; pressing a heading sorts by it. */
export function CampaignTable({ campaigns, stages }: Marketing) {
  const [sorted, sort] = useState<number | null>(null);
  const rows = sorted === null ? campaigns : campaigns.toSorted(orders(sorted));
  return (
    <Section
      title={t("Campaigns")}
      about={campaigns.length === 200 ? t("These are the 200 latest of the period.") : undefined}
    >
      <DataTable
        label={t("Campaigns")}
        head={[t("Campaign"), t("Status"), ...names.map((name) => t(columns[name]?.head ?? ""))]}
        words={2}
        sort={{ column: sorted ?? -1, onSort: sort }}
        rows={rows.map((campaign) => ({
          key: campaign.id,
          cells: [
            <PageLink
              key="name"
              to="/dashboard/marketing"
              search={{ tab: "campaigns", id: campaign.id }}
              className="hover:underline"
            >
              {campaign.name}
            </PageLink>,
            stateWord("campaigns", campaign.status),
            ...names.map((name) => <Number key={name} {...{ name, campaign, stages }} />),
          ],
        }))}
      />
    </Section>
  );
}

function orders(column: number): (one: CampaignFigures, other: CampaignFigures) => number {
  if (column === 0) return (one, other) => one.name.localeCompare(other.name);
  if (column === 1) return (one, other) => one.status.localeCompare(other.status);
  const value = columns[names[column - 2] ?? ""]?.value ?? (() => null);
  return (one, other) => (value(other) ?? -Infinity) - (value(one) ?? -Infinity);
}

/** One number: of leads it opens them, of letters their campaign. */
function Number({ name, campaign, stages }: { name: string; campaign: CampaignFigures; stages: Stages }) {
  const { head = "", value, word } = columns[name] ?? { value: () => null, word: formatNumber };
  const number = value(campaign);
  if (number === null) return <span className="text-ink-3">–</span>;
  const of = opened[name]?.(stages);
  const figure = of && leadsOf([campaign.id], campaign[of.counts], of.stages);
  if (figure) return <FigureLink figure={figure} of={`${t(head)}, ${campaign.name}`} text={word(number)} />;
  return <span className={number === 0 ? "text-ink-3" : undefined}>{word(number)}</span>;
}

type Rows = { counts: "leads" | "qualified" | "won"; stages?: string[] };
const opened: Record<string, (stages: Stages) => Rows> = {
  leads: () => ({ counts: "leads" }),
  qualified: ({ qualified }) => ({ counts: "qualified", stages: qualified }),
  won: ({ won }) => ({ counts: "won", stages: won }),
  won_value: ({ won }) => ({ counts: "won", stages: won }),
};
