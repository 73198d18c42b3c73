import type { ListQuestion } from "../records/record-client.ts";
import { useScreen } from "../screen/description.ts";
import { t } from "../ui/translate.ts";
import { useSeenColumns } from "./seen-columns.ts";

export type Exported = { query: ListQuestion };

/** The ways in which a list leaves Tandem: as it is shown, or whole, so that it can come back. */
export default function ExportLines({ query }: Exported) {
  const { entity } = useScreen().described;
  const seen = useSeenColumns();
  const { where, q, order, imported } = query;
  const asked = { where: where && JSON.stringify(where), q, order: order?.join(), imported };
  const href = (format: string, more: Record<string, string> = {}) => {
    const given = Object.entries({ ...asked, ...more }).filter((pair): pair is [string, string] => !!pair[1]);
    return `/api/${entity}/export.${format}?${new URLSearchParams(given)}`;
  };
  return (
    <div className="flex w-72 max-w-[calc(100vw-2rem)] flex-col p-1">
      <h3 className={heading}>{t("As it is shown")}</h3>
      <p className="px-2 pb-1 text-meta text-ink-2">
        {t("The columns of this list, in their order and in your words.")}
      </p>
      <Line href={href("xlsx", { seen })}>{t("Excel workbook (XLSX)")}</Line>
      <Line href={href("csv", { seen })}>{t("Text with separators (CSV)")}</Line>
      <h3 className={`mt-1 border-t border-line pt-2 ${heading}`}>{t("All fields, to be imported again")}</h3>
      <Line href={href("csv")}>{t("All fields (CSV)")}</Line>
    </div>
  );
}

const heading = "px-2 pb-1 text-tag font-medium text-ink-3";

function Line({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} download className="flex min-h-8 items-center rounded-sm px-2 hover:bg-sunken touch:min-h-11">
      {children}
    </a>
  );
}
