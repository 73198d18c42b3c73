import type { Entry } from "../../client/api.ts";
import { DownloadLink } from "./download-link.tsx";
import { FileGlyph } from "./file-glyph.tsx";
import { useRecords } from "../../records/use-records.ts";
import { Button } from "../../ui/button.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { sizeText } from "./size-text.ts";

/** The documents that are published for a client, each in its newest version. Nothing where there is none. */
export default function ClientFiles() {
  const list = useRecords<Entry<"files">>("files", { where: { entity: "documents" }, order: ["-created_at"] });
  if (list.rows.length === 0) return null;
  return (
    <section aria-labelledby="own-documents" className="min-w-0 flex-1 pb-6">
      <h2 id="own-documents" className="pb-2 text-head font-semibold">
        {t("Your documents")}
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {list.rows.map(({ id, about, name, media_type, bytes, created_at }) => (
          <li key={id} className="flex items-center gap-2 px-3 py-2">
            <FileGlyph type={media_type} />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block font-medium break-words">
                {about ?? name}
              </span>
              <span className="text-meta text-ink-3">
                {bytes !== null && sizeText(bytes)} · {formatDay(created_at)}
              </span>
            </span>
            <DownloadLink {...{ id, name }} called={about ?? name} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button tone="quiet" size="small" onClick={() => list.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </section>
  );
}
