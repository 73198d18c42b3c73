import { toastFailure } from "../../records/failure.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { t } from "../../ui/translate.ts";
import type { FileFormat } from "../file-format.ts";
import { changeImport, type SentImport } from "./import-client.ts";

/** How the file is read, where the first guess was wrong; a change reads it anew. */
export function FileForm({ record, onReread }: { record: SentImport; onReread: (sent: SentImport) => void }) {
  const reread = (format: Partial<FileFormat>) => changeImport(record.id, { format }).then(onReread, toastFailure);
  const { format } = record;
  return (
    <details className="rounded-md border border-line" open={format.sheets !== undefined}>
      <summary className="px-3 py-2 text-row font-medium">{t("How the file is written")}</summary>
      <div className="flex flex-col gap-3 px-3 pb-3">
        {format.sheets && (
          <SelectField
            name="sheet"
            label={t("Sheet")}
            value={String(format.sheet ?? 0)}
            options={format.sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
            onChange={(value) => reread({ sheet: Number(value) })}
          />
        )}
        <Checkbox
          label={t("The first row names the columns")}
          checked={format.header}
          onChange={(event) => reread({ header: event.target.checked })}
        />
        <SelectField
          name="delimiter"
          label={t("Between the cells stands")}
          value={format.delimiter}
          options={delimiters()}
          onChange={(value) => reread({ delimiter: value as FileFormat["delimiter"] })}
        />
        <SelectField
          name="encoding"
          label={t("Encoding")}
          value={format.encoding}
          options={encodings}
          onChange={(value) => reread({ encoding: value as FileFormat["encoding"] })}
        />
      </div>
    </details>
  );
}

const delimiters = () => [
  { value: ";", label: t("a semicolon") },
  { value: ",", label: t("a comma") },
  { value: "\t", label: t("a tab") },
  { value: "|", label: t("a vertical bar") },
];
const encodings = [
  { value: "utf-8", label: "UTF-8" },
  { value: "windows-1252", label: "Windows-1252" },
  { value: "utf-16le", label: "UTF-16 LE" },
  { value: "utf-16be", label: "UTF-16 BE" },
];
