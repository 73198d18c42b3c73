import { useQuery } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import RiskLine from "../../entities/risks/risk-line.tsx";
import { recordClient } from "../../records/record-client.ts";
import { PageLink } from "../../records/page-link.tsx";
import { t } from "../../ui/translate.ts";

const shown = 6;
type Row = Entry<"risks"> & { project?: { id: string; name: string } | null };

/** What may go worst, over all projects that the reader sees, and what is to be decided. */
export default function WorstRisks() {
  const question = { where: { status: "open" }, order: ["-weight"], include: ["project"], limit: shown + 1 };
  const { data } = useQuery({
    queryKey: ["risks", "list", "worst", question],
    queryFn: ({ signal }) => recordClient("risks").list<Row>(question, signal),
    refetchInterval: 60_000,
  });
  const rows = data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-label={t("Worst open risks")} className="px-4 pt-4">
      <h2 className="text-head font-semibold">{t("Worst open risks")}</h2>
      <p className="text-meta text-ink-3">{t("Probability times impact, of 25; decisions that wait come last.")}</p>
      <ul className="grid gap-x-6 pt-1 tablet:grid-cols-2">
        {rows.slice(0, shown).map((risk) => (
          <li key={risk.id} className="min-w-0 border-b border-line-2 py-1.5">
            <RiskLine risk={risk} />
            <PageLink
              to="/projects"
              search={{ id: risk.project_id }}
              className="block truncate text-meta text-ink-2 hover:text-person"
            >
              {risk.project?.name ?? t("Project")}
            </PageLink>
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <p className="pt-1 text-meta text-ink-3">{t("There are more in the panels of projects.")}</p>
      )}
    </section>
  );
}
