import type { Entry } from "../../client/api.ts";
import { PageLink } from "../../records/page-link.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { FileGlyph } from "../files/file-glyph.tsx";
import { RightsEnd } from "./rights-end.tsx";

/** One piece of work in the panel of its brief: how many versions there are, and until when it may be used. */
export function AssetLine({ asset }: { asset: Entry<"brief_assets"> }) {
  const { id, name, versions, media_type, rights_end_on } = asset;
  const count = { count: formatNumber(versions) };
  return (
    <div className="flex min-w-0 items-center gap-2">
      <FileGlyph type={media_type} />
      <PageLink
        to="/creative-director"
        search={{ tab: "work", id }}
        className="min-w-0 truncate font-medium hover:underline"
      >
        {name}
      </PageLink>
      <span className="flex-1 text-meta text-ink-3 tabular-nums">
        {versions === 0 ? t("No version yet") : versions === 1 ? t("1 version") : t("{{count}} versions", count)}
      </span>
      {rights_end_on && <RightsEnd on={rights_end_on} />}
    </div>
  );
}
