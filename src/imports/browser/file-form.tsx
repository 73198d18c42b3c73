import { toastFailure } from "../../records/failure.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { t } from "../../ui/translate.ts";
import { type Encoding, encodings, saysItself } from "../encodings.ts";
import type { FileFormat } from "../file-format.ts";
import { changeImport, type SentImport } from "./import-client.ts";

/** How the file is read, where the first guess was wrong; a change reads it anew. */
export function FileForm({ record, onReread }: { record: SentImport; onReread: (sent: SentImport) => void }) {
  const reread = (format: Partial<FileFormat>) => changeImport(record.id, { format }).then(onReread, toastFailure);
  const { format } = record;
  const doubtful = !format.workbook && !saysItself(format.encoding);
  return (
    <details className="rounded-md border border-line" open={format.sheets !== undefined || doubtful}>
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
        <EncodingField encoding={format.encoding} {...{ doubtful }} onChange={(encoding) => reread({ encoding })} />
      </div>
    </details>
  );
}

type EncodingProps = { encoding: Encoding; doubtful: boolean; onChange: (encoding: Encoding) => void };

/** The encoding; where it is a guess, that is said. */
function EncodingField({ encoding, doubtful, onChange }: EncodingProps) {
  return (
    <SelectField
      name="encoding"
      label={t("Encoding")}
      value={encoding}
      options={encodings.map((value) => ({ value, label: named[value] }))}
      hint={doubtful ? t("The file does not say it. Choose another one if letters are wrong.") : undefined}
      onChange={(value) => onChange(value as Encoding)}
    />
  );
}

const delimiters = () => [
  { value: ";", label: t("a semicolon") },
  { value: ",", label: t("a comma") },
  { value: "\t", label: t("a tab") },
  { value: "|", label: t("a vertical bar") },
];
const named: Record<Encoding, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "windows-1252": "Windows-1252 · é ü ñ",
  "windows-1250": "Windows-1250 · ł č ő",
  "iso-8859-2": "ISO 8859-2 · ł č ő",
  "windows-1254": "Windows-1254 · ş ğ ı",
  macintosh: "Mac Roman · é ü ñ",
  "windows-1251": "Windows-1251 · Кириллица",
  "koi8-r": "KOI8-R · Кириллица",
  "windows-1253": "Windows-1253 · Ελληνικά",
  shift_jis: "Shift JIS · 日本語",
  "euc-jp": "EUC-JP · 日本語",
  gb18030: "GB 18030 · 简体中文",
  big5: "Big5 · 繁體中文",
  "euc-kr": "EUC-KR · 한국어",
};
