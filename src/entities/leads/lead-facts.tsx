import type { ReactNode } from "react";
import type { FieldMeta } from "../../entity/meta.ts";
import { EditableField } from "../../records/editable-field.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { formatPercent } from "../../ui/format.ts";
import { formatAmount, formatDay, formatTime } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { useSources } from "./lead-filters.ts";
import type { OpenLead } from "./lead-row.ts";
import type { LeadActs } from "./use-lead-acts.ts";

type Props = { lead: OpenLead; acts: LeadActs; fields: FieldMeta[] };

/** What one asks first of a lead; each value is changed where it stands. */
export function LeadFacts({ lead, acts, fields }: Props) {
  const sources = useSources().map(({ value }) => value);
  const editable = lead.can.includes("update") && !lead.deleted_at;
  const fact = (name: string, label: string, children?: ReactNode, suggestions?: string[]) => {
    const field = fields.find((each) => each.name === name);
    const known = { row: lead, name, label, writes: acts.writes, editable, suggestions };
    return (
      <>
        <dt className="py-0.5 text-ink-3">{label}</dt>
        <dd className="min-w-0">
          {field && (
            <EditableField {...known} field={field}>
              {children}
            </EditableField>
          )}
        </dd>
      </>
    );
  };
  return (
    <dl className="grid flex-none grid-cols-[auto_minmax(0,1.25fr)_auto_minmax(0,1fr)] items-start gap-x-2.5 touch:items-center gap-y-0.5 border-t border-line px-4 py-2.5">
      {fact("value", t("Value"), valueOf(lead))}
      {fact("expected_close", t("Expected close"))}
      {fact("source", t("Source"), undefined, sources)}
      <dt className="py-0.5 text-ink-3">{t("Owner")}</dt>
      <dd className="min-w-0">
        <Owner lead={lead} acts={acts} />
      </dd>
      {fact("emails", t("E-mail"))}
      {fact("phones", t("Phone"))}
      {fact("next_activity", t("Next step"))}
      {fact("next_activity_at", t("Planned for"), plannedFor(lead))}
      {fact("score", t("Score"), lead.score === null ? undefined : String(lead.score))}
    </dl>
  );
}

function valueOf({ value, currency, probability }: OpenLead): string | undefined {
  if (value === null || value === undefined) return undefined;
  return `${formatAmount(value, currency)} · ${formatPercent(probability / 100)}`;
}

function plannedFor({ next_activity_at: at }: OpenLead): string | undefined {
  return at ? `${formatDay(at)}, ${formatTime(at)}` : undefined;
}

function Owner({ lead, acts }: Pick<Props, "lead" | "acts">) {
  const { owner } = lead;
  const shown = (
    <span className="flex items-center gap-1.75">
      {owner && <Avatar id={owner.id} name={owner.name} kind="person" />}
      <span className="truncate">{owner?.name ?? t("Nobody")}</span>
    </span>
  );
  if (!lead.can.includes("assign") || lead.deleted_at) return <span className="block py-0.5">{shown}</span>;
  return (
    <button
      type="button"
      onClick={() => acts.ask({ about: "owner", leads: [lead] })}
      className="-mx-1.5 block w-[calc(100%+12px)] rounded-sm px-1.5 py-0.5 text-left hover:bg-sunken touch:min-h-10"
    >
      <span className="sr-only">{t("Change {{field}}", { field: t("Owner") })} </span>
      {shown}
    </button>
  );
}
