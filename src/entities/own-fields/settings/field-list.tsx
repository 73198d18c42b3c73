import { recordClient } from "../../../records/record-client.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { RowActs } from "../../../screen/row-acts.tsx";
import { lowered } from "../../../ui/lowered.ts";
import { t } from "../../../ui/translate.ts";
import { kindWord } from "./kind-words.ts";
import type { Asked } from "./own-fields-settings.tsx";
import { type OwnFieldRow, useRereadFields } from "./use-own-fields.ts";

type Props = { fields: OwnFieldRow[]; ask: (asked: Asked) => void };

/** The own fields of an entity in their order, with what each holds. */
export function FieldList({ fields, ask }: Props) {
  return (
    <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
      {fields.map((field, at) => (
        <li key={field.id} className="flex min-h-12 items-center gap-2 py-1 pr-1 pl-3">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{field.name}</span>
            <span className="block text-meta text-ink-3">{saysOf(field)}</span>
          </span>
          <FieldActs field={field} place={at + 1} of={fields.length} ask={ask} />
        </li>
      ))}
    </ul>
  );
}

function saysOf({ kind, required, choices, hint }: OwnFieldRow): string {
  const offered = choices.filter(({ gone }) => !gone).map(({ name }) => name);
  return [
    kindWord(kind),
    kind === "choice" && (offered.slice(0, 4).join(", ") + (offered.length > 4 ? "…" : "") || t("no choices yet")),
    required && lowered(t("Required")),
    hint,
  ]
    .filter(Boolean)
    .join(" · ");
}

function FieldActs({ field, place, of, ask }: { field: OwnFieldRow; place: number; of: number; ask: Props["ask"] }) {
  const reread = useRereadFields();
  const { id, name, entity } = field;
  const put = (to: number) => void recordClient("own_fields").do("place", { id, place: to }).then(reread, toastRefusal);
  return (
    <RowActs
      name={name}
      place={{ at: place, of, put }}
      change={{ label: t("Change {{name}}", { name }), act: () => ask({ entity, field }) }}
      remove={{ label: t("Remove {{name}}", { name }), act: () => ask({ entity, field, retire: true }) }}
    />
  );
}
