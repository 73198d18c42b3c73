import Papa from "papaparse";
import { useEffect, useState } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { Words } from "../../timeline/browser/words.tsx";
import { ScrollBox } from "./scroll-box.tsx";

/** What is shown of a file. */
export type Shown = { id: string; name: string; media_type: string | null; bytes: number | null };

const PdfPages = late(
  () => import("./pdf-pages.tsx"),
  () => <Skeleton className="mt-2 h-64" />,
);

const picture = /^image\/(png|jpeg|gif|webp|avif|svg\+xml)$/;
const text = /^(text\/(?!html)|application\/(json|xml)$|message\/rfc822$)/;
const most_text = 200_000;
const most_picture = 30_000_000;
const most_rows = 200;
const most_columns = 50;

/** What is in a file, where a browser can show that without running anything of it: pictures, PDF, text, Markdown, tables. */
export default function Preview({ file }: { file: Shown }) {
  const { id, name, media_type, bytes } = file;
  const type = media_type ?? "";
  const address = `/api/files/${id}/content`;
  if (picture.test(type) && (bytes ?? 0) < most_picture)
    return (
      <img
        src={address}
        alt={name}
        className="mt-2 max-h-[60vh] max-w-full rounded-md border border-line bg-sunken object-contain"
      />
    );
  if (type === "application/pdf") return <PdfPages address={address} name={name} />;
  if (text.test(type)) return <TextPreview {...{ address, type, name }} />;
  return <p className="py-2 text-ink-3">{t("No preview for this kind of file. Download it to open it.")}</p>;
}

function TextPreview({ address, type, name }: { address: string; type: string; name: string }) {
  const read = useBeginning(address);
  if (read === undefined) return <Skeleton className="mt-2 h-24" />;
  if (read === null)
    return <p className="py-2 text-ink-2">{t("The file could not be read. Try again in a moment.")}</p>;
  return (
    <ScrollBox name={name} className="bg-raised p-3">
      {type === "text/markdown" ? (
        <Words text={read.text} />
      ) : type === "text/csv" ? (
        <Table text={read.text} />
      ) : (
        <Plain text={read.text} />
      )}
      {read.more && <p className="pt-2 text-ink-3">{t("Only the beginning is shown.")}</p>}
    </ScrollBox>
  );
}

const Plain = ({ text: plain }: { text: string }) => (
  <pre dir="auto" className="text-meta whitespace-pre-wrap break-words">
    {plain}
  </pre>
);

function Table({ text: csv }: { text: string }) {
  const { data } = Papa.parse<string[]>(csv, { preview: most_rows, skipEmptyLines: true });
  const [head = [], ...rows] = data.map((row) => row.slice(0, most_columns));
  return (
    <table className="text-meta">
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={at} scope="col" className="border border-line bg-sunken px-2 py-1 text-start font-medium">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {head.map((_, column) => (
              <td key={column} dir="auto" className="border border-line px-2 py-1">
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Read = { text: string; more: boolean };

/** The beginning of a text; null where it could not be read, undefined while it is on its way. */
function useBeginning(address: string): Read | null | undefined {
  const [read, set] = useState<Read | null>();
  useEffect(() => {
    const gone = new AbortController();
    void beginning(address, gone.signal).then(set, () => !gone.signal.aborted && set(null));
    return () => gone.abort();
  }, [address]);
  return read;
}

async function beginning(address: string, signal: AbortSignal): Promise<Read> {
  const answer = await fetch(address, { headers: { range: `bytes=0-${most_text - 1}` }, signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const all = Number(answer.headers.get("content-range")?.split("/")[1] ?? bytes.length);
  return { text: decoded(bytes), more: all > bytes.length };
}

/** UTF-8, or what old programs of western Europe wrote. */
function decoded(bytes: Uint8Array): string {
  // (The last letter may be cut.)
  const utf8 = new TextDecoder("utf-8").decode(bytes, { stream: true });
  return utf8.includes("\ufffd") ? new TextDecoder("windows-1252").decode(bytes) : utf8;
}
