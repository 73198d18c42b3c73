import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { Button } from "../../../ui/button.tsx";
import { useChoiceLists } from "../../../ui/choice-lists.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { signed } from "../../../ui/signed.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { scoreSentence } from "../score-words.ts";
import { RuleDialog } from "./rule-dialog.tsx";
import type { RuleRow } from "./rule-typed.ts";

/** The rules by which leads are scored, for whoever may change them. */
export default function ScoreSettings() {
  useChoiceLists();
  const queries = useQueryClient();
  const [asked, ask] = useState<{ rule: RuleRow | undefined } | null>(null);
  const { data, error } = useQuery({
    queryKey: ["score_rules", "all"],
    queryFn: ({ signal }) =>
      recordClient("score_rules").list<RuleRow>({ order: ["-points", "id"], limit: 100 }, signal),
  });
  const reread = () => queries.invalidateQueries({ queryKey: ["score_rules"] });
  const remove = ({ id }: RuleRow) => void recordClient("score_rules").remove(id).then(reread, toastRefusal);
  if (error) return <DataFailure error={error} />;
  if (!data) return <Skeleton className="w-64" />;
  return (
    <>
      <p className="mb-2 text-ink-2">
        {data.data.length === 0
          ? t("There are no rules: the score of a lead is what somebody writes.")
          : t(
              "The score of a lead is the sum of the rules that hold, between 0 and 100. All leads follow within minutes.",
            )}
      </p>
      <Rules rules={data.data} onEdit={(rule) => ask({ rule })} onRemove={remove} />
      <div className="mt-2">
        <Button size="small" onClick={() => ask({ rule: undefined })}>
          <Plus aria-hidden />
          {t("New rule")}
        </Button>
      </div>
      {asked && <RuleDialog rule={asked.rule} onSaved={reread} onClose={() => ask(null)} />}
    </>
  );
}

type RulesProps = { rules: RuleRow[]; onEdit: (rule: RuleRow) => void; onRemove: (rule: RuleRow) => void };

function Rules({ rules, onEdit, onRemove }: RulesProps) {
  if (rules.length === 0) return null;
  return (
    <ul aria-label={t("Rules of the score")} className="divide-y divide-line-2 rounded-md border border-line bg-raised">
      {rules.map((rule) => {
        const what = scoreSentence(rule);
        return (
          <li key={rule.id} className="flex min-h-10 items-center gap-2 py-0.5 pr-1 pl-3">
            <span className="min-w-0 flex-1">{what}</span>
            <span className={`tabular-nums ${rule.points < 0 ? "text-bad" : "text-ink-2"}`}>{signed(rule.points)}</span>
            <span className="flex flex-none">
              <IconButton icon={Pencil} label={t("Change the rule: {{what}}", { what })} onClick={() => onEdit(rule)} />
              <IconButton
                icon={Trash2}
                label={t("Remove the rule: {{what}}", { what })}
                onClick={() => onRemove(rule)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
