import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { useSummary } from "../../records/use-records.ts";
import { FigureLink } from "../../home/browser/figure-link.tsx";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { failureSentence } from "../../records/failure.ts";
import { CampaignLetters, type LetterState } from "./campaign-letters.tsx";
import { type CountName, leadsOf } from "./figures.ts";

type Counts = Record<CountName, number>;

const every_ms = 5000;

/** What came of a campaign: its letters by what became of them, visits, and the leads that it brought. */
export default function CampaignResults({
  campaign: { id, kind, status, started_at },
}: {
  campaign: Entry<"campaigns">;
}) {
  const { data: counts, error } = useQuery({
    queryKey: ["campaigns", "counts", id, status],
    queryFn: ({ signal }) =>
      request<{ data: Counts | null }>("GET", `/api/marketing/campaigns/${id}/counts`, { signal }),
    select: ({ data }) => data,
    refetchInterval: status === "running" && kind === "email" ? every_ms : false,
  });
  const { data: groups } = useSummary("leads", { where: { campaign_id: id } });
  const leads = groups?.[0]?.count ?? 0;
  if (error && !counts) return <Failed error={error} />;
  if (!counts) return null;
  return (
    <Part title={t("What came of it")}>
      <p>
        <FigureLink figure={leadsOf([id], leads) ?? { address: {}, count: leads }} of={t("Leads")}>
          {t("Leads that it brought first: {{count}}", { count: formatNumber(leads) })}
        </FigureLink>
        {" · "}
        {t("visits by its links: {{count}}", { count: formatNumber(counts.visits) })}
        {counts.machine_visits > 0 &&
          ` (${t("by programs {{count}}", { count: formatNumber(counts.machine_visits) })})`}
      </p>
      {started_at && <Letters id={id} counts={counts} />}
    </Part>
  );
}

/** Why nothing is told, in the place where it would be. */
const Failed = ({ error }: { error: unknown }) => (
  <Part title={t("What came of it")}>
    <p className="text-bad">{failureSentence(error)}</p>
  </Part>
);

const states: { state: LetterState; word: string }[] = [
  { state: "waiting", word: phrase("Waiting") },
  { state: "sent", word: phrase("Sent") },
  { state: "clicked", word: phrase("Clicked") },
  { state: "unsubscribed", word: phrase("Unsubscribed") },
  { state: "failed", word: phrase("Failed") },
  { state: "left_out", word: phrase("Left out") },
];

/** How many letters came to where; pressing a number lists them. */
function Letters({ id, counts }: { id: string; counts: Counts }) {
  const [shown, show] = useState<LetterState | null>(null);
  return (
    <>
      <ul aria-label={t("Letters")} className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {states.map(({ state, word }) => (
          <li key={state}>
            <button
              type="button"
              aria-expanded={shown === state}
              disabled={counts[state] === 0}
              onClick={() => show(shown === state ? null : state)}
              className="reach rounded-sm underline decoration-line underline-offset-3 hover:text-person disabled:no-underline disabled:text-ink-3"
            >
              {t("{{what}}: {{count}}", { what: t(word), count: formatNumber(counts[state]) })}
            </button>
          </li>
        ))}
      </ul>
      {counts.machine_clicked > 0 && (
        <p className="text-meta text-ink-3">
          {t("Programs followed links of {{count}} letters; they are not counted as clicked.", {
            count: formatNumber(counts.machine_clicked),
          })}
        </p>
      )}
      {shown && <CampaignLetters key={shown} id={id} state={shown} />}
    </>
  );
}
