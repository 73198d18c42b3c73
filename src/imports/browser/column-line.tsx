import type { FieldMeta } from "../../entity/meta.ts";
import { fieldName } from "../../records/field-names.ts";
import { countryName } from "../../ui/country-name.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import type { FoundColumn } from "../found-column.ts";
import { dialling_countries } from "./countries-offered.ts";
import type { ImportSettings, Mapped } from "../import-settings.ts";
import { meaningOf } from "./meanings.ts";
import { useChoices } from "./use-choices.ts";
import { ValueLines } from "./value-lines.tsx";

type Props = {
  entity: string;
  column: FoundColumn;
  fields: FieldMeta[];
  mapped: Mapped | undefined;
  onMap: (field: string) => void;
  onFormat: (change: Partial<Mapped>) => void;
  meanings: ImportSettings["values"];
  onMean: (field: string, text: string, means: string | null | undefined) => void;
};

/** A column of the file, what stands in it, and where it goes. */
export function ColumnLine({ entity, column, fields, mapped, onMap, onFormat, meanings, onMean }: Props) {
  const name = column.name || t("Column {{number}}", { number: column.index + 1 });
  return (
    <li className="border-b border-line-2 py-2">
      <div className="flex flex-col gap-1.5 tablet:flex-row tablet:items-center tablet:gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-meta text-ink-3">{column.samples.slice(0, 3).join(" · ") || t("empty")}</p>
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <Select
            aria-label={t("{{column}} goes into", { column: name })}
            value={mapped ? [mapped.field, mapped.as].filter(Boolean).join(":") : ""}
            options={[{ value: "", label: t("Do not import") }, ...placesOf(fields)]}
            onChange={(event) => onMap(event.target.value)}
          />
          {mapped && <Formats {...{ name, column, mapped, onFormat }} kind={kindOf(fields, mapped)} />}
        </div>
      </div>
      {mapped && !mapped.as && column.values && <Values {...{ entity, column, mapped, meanings, onMean }} />}
    </li>
  );
}

const kindOf = (fields: FieldMeta[], mapped: Mapped) =>
  mapped.as && mapped.as !== "calling_code" ? "" : (fields.find(({ name }) => name === mapped.field)?.kind ?? "");

function placesOf(fields: FieldMeta[]): { value: string; label: string }[] {
  const has = (name: string) => fields.some((field) => field.name === name);
  const own = fields.map((field) => ({ value: field.name, label: fieldName(field.name) }));
  const people = has("emails")
    ? [
        { value: "name:given", label: t("Name: given name") },
        { value: "name:middle", label: t("Name: middle name") },
        { value: "name:family", label: t("Name: family name") },
        { value: "phones:calling_code", label: t("Phone: country code before it") },
      ]
    : [];
  const noted = has("note") ? [{ value: "note:labelled", label: t("Note, with this heading") }] : [];
  return [...own, ...people, ...noted].toSorted((a, b) => a.label.localeCompare(b.label));
}

type FormatProps = Pick<Props, "column" | "onFormat"> & { name: string; mapped: Mapped; kind: string };

/** How what stands in a column is to be read; where it shows two ways, that is asked. */
function Formats({ name, column, mapped, kind, onFormat }: FormatProps) {
  const each = { value: "", label: t("Two ways: only what is clear") };
  if (["date", "moment"].includes(kind))
    return (
      <Select
        aria-label={t("How dates are written in {{column}}", { column: name })}
        value={mapped.date ?? ""}
        options={column.date === "both" || !mapped.date ? [each, ...date_orders] : date_orders}
        onChange={({ target }) => onFormat({ date: (target.value || undefined) as Mapped["date"] })}
      />
    );
  if (["money", "percent", "count"].includes(kind))
    return (
      <Select
        aria-label={t("How numbers are written in {{column}}", { column: name })}
        value={mapped.decimal ?? ""}
        options={column.decimal === "both" || !mapped.decimal ? [each, ...decimals] : decimals}
        onChange={({ target }) => onFormat({ decimal: (target.value || undefined) as Mapped["decimal"] })}
      />
    );
  if (kind !== "phone" || !mapped.country) return null;
  const offered = [...new Set([mapped.country, ...dialling_countries])];
  return (
    <Select
      aria-label={t("From where the numbers in {{column}} are dialled", { column: name })}
      value={mapped.country}
      options={offered.map((code) => ({
        value: code,
        label: t("Dialled from: {{country}}", { country: countryName(code) }),
      }))}
      onChange={({ target }) => onFormat({ country: target.value })}
    />
  );
}

type ValuesProps = Pick<Props, "entity" | "column" | "meanings" | "onMean"> & { mapped: Mapped };

function Values({ entity, column, mapped, meanings, onMean }: ValuesProps) {
  const choicesOf = useChoices(entity);
  const values = column.values ?? [];
  const open = values.filter(
    ({ text, means }) => means === null && meaningOf(meanings, mapped.field, text) === undefined,
  );
  // Who an owner is, is looked up when the rows are checked; what is not found is asked then.
  if (mapped.field === "owner_id" || !choicesOf(mapped.field)) return null;
  return (
    <details className="mt-1.5 rounded-md border border-line-2" open={open.length > 0 && values.length <= 8}>
      <summary className="px-3 py-1 text-meta text-ink-2">
        {open.length > 0
          ? t("{{open}} of {{all}} texts have no meaning yet", { open: open.length, all: values.length })
          : t("What its {{all}} texts mean", { all: values.length })}
      </summary>
      <div className="px-3 pb-1">
        <ValueLines
          texts={values.map((value) => ({ field: mapped.field, ...value }))}
          {...{ meanings, choicesOf, onMean }}
        />
      </div>
    </details>
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
