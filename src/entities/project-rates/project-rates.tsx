import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import { failureSentence } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useHere } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { formatMoney } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { late } from "../../ui/late.ts";
import { QuietActs } from "../../ui/quiet-acts.tsx";
import { t } from "../../ui/translate.ts";

const RateDialog = late(() => import("./rate-dialog.tsx"));

export type ProjectRate = Entry<"project_rates">;

/** What hours in the project are paid for by what its members do there; its manager says so. */
export default function ProjectRates() {
  const { row: project, may } = useHere<"projects">();
  const { data, error } = useQuery({
    queryKey: ["project_rates", "list", "of", project.id],
    queryFn: ({ signal }) =>
      api.project_rates.list({ where: { project_id: project.id }, order: ["name", "id"], limit: 30 }, signal),
  });
  const [asked, ask] = useState<ProjectRate | "new" | null>(null);
  const heading = useId();
  const edits = may("update");
  const rates = data?.data ?? [];
  if (rates.length === 0 && !(data && edits)) return error && <p className="px-4 py-1">{failureSentence(error)}</p>;
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={heading} className="flex-1 font-medium">
          {t("Rates by role")}
        </h3>
        {edits && (
          <Button size="small" onClick={() => ask("new")}>
            <Plus aria-hidden />
            {t("Add rate")}
          </Button>
        )}
      </header>
      {rates.length === 0 && (
        <p className="py-1 text-ink-3">{t("All hours have the rate of the project or of who works.")}</p>
      )}
      <ul>
        {rates.map((rate) => (
          <Rate key={rate.id} {...{ rate }} currency={project.currency} ask={edits ? ask : null} />
        ))}
      </ul>
      {asked && <RateDialog project={project} rate={asked === "new" ? undefined : asked} onClose={() => ask(null)} />}
    </section>
  );
}

type RateProps = { rate: ProjectRate; currency: string; ask: ((rate: ProjectRate) => void) | null };

function Rate({ rate, currency, ask }: RateProps) {
  const writes = useWrites("project_rates");
  const { id, name } = rate;
  const remove = () => void writes.remove([id], (_, left) => left || t("{{name}} is removed.", { name }));
  return (
    <li className="group flex items-center gap-2 border-t border-line-2 py-1 first:border-0">
      <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
      {ask && (
        <QuietActs>
          <IconButton icon={Pencil} label={t("Change the rate of {{name}}", { name })} onClick={() => ask(rate)} />
          <IconButton icon={Trash2} label={t("Remove {{name}}", { name })} onClick={remove} />
        </QuietActs>
      )}
      <span className="flex-none tabular-nums">
        {t("{{amount}} an hour", { amount: formatMoney(rate.rate, currency) })}
      </span>
    </li>
  );
}
