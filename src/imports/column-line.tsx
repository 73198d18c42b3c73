import type { FieldMeta } from "../entity/meta.ts";
import { Select } from "../ui/select.tsx";
import { t } from "../ui/translate.ts";
import type { FoundColumn } from "./analyse.ts";
import { fieldName } from "../records/field-names.ts";
import type { Mapped } from "./import-settings.ts";

type Props = {
  column: FoundColumn;
  fields: FieldMeta[];
  mapped: Mapped | undefined;
  onMap: (field: string) => void;
  onFormat: (change: Partial<Mapped>) => void;
};

/** A column of the file, what stands in it, and where it goes. */
export function ColumnLine({ column, fields, mapped, onMap, onFormat }: Props) {
  const name = column.name || t("Column {{number}}", { number: column.index + 1 });
  const options = fields
    .map((field) => ({ value: field.name, label: fieldName(field.name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <li className="flex flex-col gap-1.5 border-b border-line-2 py-2 tablet:flex-row tablet:items-center tablet:gap-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-meta text-ink-3">{column.samples.slice(0, 3).join(" · ") || t("empty")}</p>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Select
          aria-label={t("{{column}} goes into", { column: name })}
          value={mapped?.field ?? ""}
          options={[{ value: "", label: t("Do not import") }, ...options]}
          onChange={(event) => onMap(event.target.value)}
        />
        {mapped?.date && (
          <Select
            aria-label={t("How dates are written in {{column}}", { column: name })}
            value={mapped.date}
            options={date_orders}
            onChange={(event) => onFormat({ date: event.target.value as NonNullable<Mapped["date"]> })}
          />
        )}
        {mapped?.decimal && (
          <Select
            aria-label={t("How numbers are written in {{column}}", { column: name })}
            value={mapped.decimal}
            options={decimals}
            onChange={(event) => onFormat({ decimal: event.target.value as NonNullable<Mapped["decimal"]> })}
          />
        )}
      </div>
    </li>
  );
}

const date_orders = [
  { value: "dmy", label: "31/12/2026" },
  { value: "mdy", label: "12/31/2026" },
  { value: "ymd", label: "2026-12-31" },
];
const decimals = [
  { value: ",", label: "1\u202f234,56" },
  { value: ".", label: "1,234.56" },
];
