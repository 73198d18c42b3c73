import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { removeRow } from "../../../screen/remove-row.ts";
import { RowActs } from "../../../screen/row-acts.tsx";
import { Button } from "../../../ui/button.tsx";
import { useChoiceLists } from "../../../ui/choice-lists.ts";
import { signed } from "../../../ui/signed.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isOne, t } from "../../../ui/translate.ts";
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
  const remove = ({ id }: RuleRow) => void removeRow("score_rules", id, t("The rule is removed."), reread);
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
          <li key={rule.id} className="flex min-h-10 items-center gap-2 py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1">{what}</span>
            <span className={`flex-none tabular-nums ${rule.points < 0 ? "text-bad" : "text-ink-2"}`}>
              {pointsOf(rule)}
            </span>
            <RowActs
              name={what}
              change={{ label: t("Change the rule: {{what}}", { what }), act: () => onEdit(rule) }}
              remove={{ label: t("Remove the rule"), act: () => onRemove(rule) }}
            />
          </li>
        );
      })}
    </ul>
  );
}

function pointsOf({ points }: RuleRow): string {
  const count = signed(points);
  return isOne(Math.abs(points)) ? t("{{count}} point", { count }) : t("{{count}} points", { count });
}
