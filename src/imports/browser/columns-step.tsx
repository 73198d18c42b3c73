import type { EntityName } from "../../client/api.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { useFields } from "../../records/use-meta.ts";
import { ColumnLine } from "./column-line.tsx";
import { FileForm } from "./file-form.tsx";
import { withMeaning } from "./meanings.ts";
import type { SentImport } from "./import-client.ts";
import type { ImportSettings, Mapped } from "../import-settings.ts";
import { MatchSettings } from "./match-settings.tsx";
import { NewRecords } from "./new-records.tsx";
import { serverSentence } from "./server-sentences.ts";

type Props = {
  record: SentImport;
  settings: ImportSettings;
  onChange: (settings: ImportSettings) => void;
  /** After the file was read another way. */
  onReread: (sent: SentImport) => void;
};

/** Which column goes where, and what happens to records that are there already. */
export function ColumnsStep({ record, settings, onChange, onReread }: Props) {
  const fields = useFields(record.entity as EntityName).filter(
    (field) => field.name === "id" || (field.creatable && field.kind !== "data"),
  );
  return (
    <div className="flex flex-col gap-4">
      {record.error && <p className="text-bad">{serverSentence(record.error)}</p>}
      <ul className="flex flex-col">
        {record.columns.map((column) => (
          <ColumnLine
            key={column.index}
            entity={record.entity}
            column={column}
            fields={fields}
            mapped={settings.mapping.find((mapped) => mapped.column === column.index)}
            onMap={(name) =>
              onChange(
                mapped(
                  settings,
                  record,
                  column.index,
                  fields.find((field) => field.name === name.split(":")[0]),
                  name.split(":")[1] as Mapped["as"],
                ),
              )
            }
            onFormat={(change) => onChange(formatted(settings, column.index, change))}
            meanings={settings.values ?? {}}
            onMean={(field, text, means) => onChange(withMeaning(settings, field, text, means))}
          />
        ))}
      </ul>
      <MatchSettings record={record} settings={settings} onChange={onChange} />
      <NewRecords fields={fields} settings={settings} onChange={onChange} />
      <FileForm record={record} onReread={onReread} />
    </div>
  );
}

function mapped(
  settings: ImportSettings,
  record: SentImport,
  column: number,
  field: FieldMeta | undefined,
  as: Mapped["as"],
): ImportSettings {
  const others = settings.mapping.filter((one) => one.column !== column);
  const mapping = field
    ? [...others, as ? { column, field: field.name, as } : mappedTo(column, field, record)]
    : others;
  const match_key = mapping.some((one) => one.field === settings.match_key) ? settings.match_key : null;
  return { ...settings, mapping, match_key };
}

function formatted(settings: ImportSettings, column: number, change: Partial<Mapped>): ImportSettings {
  return { ...settings, mapping: settings.mapping.map((one) => (one.column === column ? { ...one, ...change } : one)) };
}

function mappedTo(column: number, { name, kind }: FieldMeta, { columns, format }: SentImport): Mapped {
  const { decimal, date } = columns.find(({ index }) => index === column) ?? {};
  // A column that shows two ways is asked about.
  if (["money", "percent", "count"].includes(kind) && decimal !== "both")
    return { column, field: name, decimal: decimal ?? (format.delimiter === ";" ? "," : ".") };
  if (["date", "moment"].includes(kind) && date !== "both") return { column, field: name, date: date ?? "dmy" };
  return { column, field: name };
}
