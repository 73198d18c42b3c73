import { ChevronRight } from "lucide-react";
import type { FieldMeta } from "../entity/meta.ts";
import { t } from "../ui/translate.ts";
import { EditableField } from "./editable-field.tsx";
import { fieldText } from "./field-text.ts";
import { columnOf, type RecordRow, type Values } from "./record-client.ts";
import type { Writes } from "./use-writes.ts";

/** Fields that belong together, by name. */
export type FieldGroup = { title: string; fields: Array<{ name: string; label: string }> };

type Props = {
  row: RecordRow;
  groups: FieldGroup[];
  fields: FieldMeta[];
  writes: Writes;
  editable: boolean;
  /** The words of values that come from a short list. */
  optionsOf?: (name: string) => Array<{ value: string; label: string }> | undefined;
};

/** All fields of a record in groups, folded away until somebody asks. */
export function MoreFields({ groups, ...props }: Props) {
  return (
    <details className="group flex-none border-t border-line">
      <summary className="flex h-9 list-none items-center gap-1.5 px-4 text-ink-2 hover:text-ink focus-visible:-outline-offset-2 touch:h-11">
        <ChevronRight aria-hidden className="transition-transform group-open:rotate-90" />
        {t("More")}
      </summary>
      {groups.map((group) => (
        <section key={group.title} className="px-4 pb-3">
          <h3 className="pb-1 text-meta font-medium text-ink-3">{group.title}</h3>
          <dl className="grid grid-cols-[132px_minmax(0,1fr)] items-start gap-x-3 touch:items-center gap-y-0.5">
            {group.fields.map((each) => (
              <Line key={each.name} {...props} {...each} />
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
}

function Line(props: Omit<Props, "groups"> & { name: string; label: string }) {
  const { row, name, label, fields, writes, editable, optionsOf } = props;
  const field = fields.find((each) => each.name === name);
  // A column that the reader's role is denied does not come, and is not mentioned.
  if (!field || columnOf(row, name) === undefined) return null;
  const changeable = editable && field.updatable && !["reference", "data"].includes(field.kind);
  return (
    <>
      <dt className="py-0.5 text-ink-3">{label}</dt>
      <dd className="min-w-0">
        <EditableField
          row={row}
          name={name}
          label={label}
          field={field}
          writes={writes}
          editable={changeable}
          options={optionsOf?.(name)}
        >
          {field.kind === "reference"
            ? relatedName(row, name)
            : (optionsOf?.(name)?.find(({ value }) => value === columnOf(row, name))?.label ??
              (fieldText(field, columnOf(row, name)) || undefined))}
        </EditableField>
      </dd>
    </>
  );
}

function relatedName(row: RecordRow, name: string): string | undefined {
  const related = columnOf(row, name.replace(/_id$/, ""));
  if (typeof related !== "object" || related === null) return undefined;
  return String((related as Values)["name"] ?? "");
}
