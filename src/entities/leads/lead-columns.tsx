import type { Column } from "../../records/columns.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { formatAmount } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { TagMarks } from "../tags/tag-marks.tsx";
import { NextStep } from "./next-step.tsx";
import type { LeadRow } from "./lead-row.ts";
import { StageMark } from "./stage-mark.tsx";
import { isOpenStage } from "./stage-names.ts";

/** The columns of the table of leads. */
export function leadColumns(): Column<LeadRow>[] {
  return [
    { name: "name", label: t("Lead"), width: 148, grow: 2, sort: "name", cell: nameCell },
    {
      name: "stage",
      label: t("Stage"),
      width: 112,
      sort: "stage",
      cell: (lead) => <StageMark stage={lead.stage} />,
    },
    {
      name: "score",
      label: t("Score"),
      width: 76,
      sort: "score",
      descends: true,
      from: 700,
      cell: scoreCell,
    },
    {
      name: "value",
      label: t("Value"),
      // A number is never cut: 1 234 567,89 €.
      width: 116,
      sort: "value",
      descends: true,
      align: "end",
      from: 412,
      cell: valueCell,
    },
    { name: "owner", label: t("Owner"), width: 96, from: 520, cell: ownerCell },
    {
      name: "next",
      label: t("Next"),
      width: 128,
      grow: 1,
      sort: "next_activity_at",
      from: 800,
      cell: (lead) => <NextStep lead={lead} />,
    },
    { name: "tags", label: t("Tags"), width: 160, from: 1080, cell: ({ tags }) => <TagMarks tags={tags} /> },
  ];
}

/** A lead in two lines. */
export function LeadCompact({ lead }: { lead: LeadRow }) {
  return (
    <>
      <span className="flex gap-3">
        <span className="min-w-0 flex-1 truncate">{nameCell(lead)}</span>
        <span className="flex-none tabular-nums">{valueCell(lead)}</span>
      </span>
      <span className="mt-0.5 flex gap-3 text-meta/5 text-ink-2">
        <StageMark stage={lead.stage} />
        <span className="ml-auto min-w-0 truncate">{isOpenStage(lead.stage) && <NextStep lead={lead} />}</span>
        {lead.owner && <Avatar id={lead.owner.id} name={lead.owner.name} kind="person" />}
      </span>
    </>
  );
}

function nameCell({ name, company_name }: LeadRow) {
  return (
    <>
      <span className="font-medium">{name}</span>
      {company_name && <span className="ml-1.5 text-ink-3">{company_name}</span>}
    </>
  );
}

function scoreCell({ score }: LeadRow) {
  if (score === null || score === undefined) return <span className="text-ink-3">–</span>;
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1 w-9 overflow-hidden rounded-sm bg-line">
        <span className="block h-full bg-ink-2" style={{ width: `${score}%` }} />
      </span>
      <span className="min-w-5 text-right tabular-nums">{score}</span>
    </span>
  );
}

function valueCell({ value, currency }: LeadRow) {
  if (value === null || value === undefined) return <span className="text-ink-3">–</span>;
  return formatAmount(value, currency);
}

function ownerCell({ owner }: LeadRow) {
  if (!owner) return <span className="text-ink-3">{t("Nobody")}</span>;
  return (
    <span className="flex items-center gap-1.75" title={owner.name}>
      <Avatar id={owner.id} name={owner.name} kind="person" />
      <span className="truncate">{owner.name.split(" ")[0]}</span>
    </span>
  );
}
