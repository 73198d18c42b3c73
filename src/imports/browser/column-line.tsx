import type { FieldMeta } from "../../entity/meta.ts";
import { countryName } from "../../ui/country-name.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import type { FoundColumn } from "../found-column.ts";
import { dialling_countries } from "./countries-offered.ts";
import type { ImportSettings, Mapped } from "../import-settings.ts";
import { tied_words } from "./import-words.ts";
import { meaningOf } from "./meanings.ts";
import { useFieldNames } from "./use-field-names.ts";
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
  const called = useFieldNames(entity);
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
            options={[{ value: "", label: t("Do not import") }, ...placesOf(fields, called)]}
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

function placesOf(fields: FieldMeta[], called: (field: string) => string): { value: string; label: string }[] {
  const has = (name: string) => fields.some((field) => field.name === name);
  const own = fields.map((field) => ({ value: field.name, label: called(field.name) }));
  const people = has("emails")
    ? [
        { value: "name:given", label: t("Name: given name") },
        { value: "name:middle", label: t("Name: middle name") },
        { value: "name:family", label: t("Name: family name") },
        { value: "phones:calling_code", label: t("Phone: country code before it") },
      ]
    : [];
  const noted = has("note") ? [{ value: "note:labelled", label: t("Note, with this heading") }] : [];
  const tied = has("parent_id") && has("body") ? tiedPlaces() : [];
  return [...own, ...people, ...noted, ...tied].toSorted((a, b) => a.label.localeCompare(b.label));
}

// What a row says of others, by their ids or names.
const tiedPlaces = () => [
  ...Object.entries(tied_words).map(([as, word]) => ({ value: `id:${as}`, label: t(word) })),
  { value: "id:relations", label: t("Relations, as a list of Plane") },
  { value: "external_id:other_id", label: t("Another id of the row") },
  { value: "body:labelled", label: t("Description, with heading") },
];

type FormatProps = Pick<Props, "column" | "onFormat"> & { name: string; mapped: Mapped; kind: string };

/** How what stands in a column is to be read; where it shows two ways, that is asked. */
function Formats({ name, column, mapped, kind, onFormat }: FormatProps) {
  const each = { value: "", label: t("Two ways: only what is clear") };
  if (["date", "moment"].includes(kind))
    return (
      <Select
        aria-label={t("How dates are written in {{column}}", { column: name })}
        value={mapped.date ?? ""}
        options={column.date === "both" || !mapped.date ? [each, ...dateOrders()] : dateOrders()}
        onChange={({ target }) => onFormat({ date: (target.value || undefined) as Mapped["date"] })}
      />
    );
  if (["money", "percent", "count"].includes(kind))
    return (
      <Select
        aria-label={t("How numbers are written in {{column}}", { column: name })}
        value={mapped.decimal ?? ""}
        options={column.decimal === "both" || !mapped.decimal ? [each, ...decimals()] : decimals()}
        onChange={({ target }) => onFormat({ decimal: (target.value || undefined) as Mapped["decimal"] })}
      />
    );
  if (kind === "minutes") return <Counted {...{ name, mapped, onFormat }} />;
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

/** What a bare number of a column of durations counts; of points it is nobody's but its reader's to say. */
function Counted({ name, mapped, onFormat }: Pick<FormatProps, "name" | "mapped" | "onFormat">) {
  return (
    <Select
      aria-label={t("What a bare number in {{column}} counts", { column: name })}
      value={String(mapped.seconds ?? 3600)}
      options={countedUnits()}
      onChange={({ target }) => onFormat({ seconds: Number(target.value) })}
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
  // Who an owner is, or which project, is looked up when the rows are checked; what is not found is asked then.
  if (["owner_id", "project_id"].includes(mapped.field) || !choicesOf(mapped.field)) return null;
  return (
    <details className="mt-1.5 rounded-md border border-line-2" open={open.length > 0 && values.length <= 8}>
      <summary className="px-3 py-1 text-meta text-ink-2">
        {open.length > 0
          ? t("{{open}} of {{all}} texts have no meaning yet", { open: open.length, all: values.length })
          : t("Map {{all}} values", { all: values.length })}
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

const countedUnits = () => [
  { value: "1", label: t("Bare numbers are seconds") },
  { value: "60", label: t("Bare numbers are minutes") },
  { value: "3600", label: t("Bare numbers are hours") },
  { value: "28800", label: t("Bare numbers are days of 8 hours") },
  { value: "0", label: t("Points: they stay outside") },
  ...[2, 4, 16].map((n) => ({ value: String(n * 3600), label: t("Points of {{n}} hours each", { n }) })),
];

const written = (value: string, example: string) => ({ value, label: t("Written {{example}}", { example }) });
const dateOrders = () => [written("dmy", "31/12/2026"), written("mdy", "12/31/2026"), written("ymd", "2026-12-31")];
const decimals = () => [written(",", "1\u202f234,56"), written(".", "1,234.56")];
