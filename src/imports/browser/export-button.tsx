import { Download } from "lucide-react";
import type { EntityName } from "../../client/api.ts";
import type { Where } from "../../entity/list-request.ts";
import { useSession } from "../../client/session-context.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { t } from "../../ui/translate.ts";

type Props = {
  entity: EntityName;
  query: { where?: Where; q?: string; order?: string[]; columns?: string[]; imported?: string };
};

/** Downloads what a list shows, all of it, as CSV; not there for those who may not export. */
export function ExportButton({ entity, query }: Props) {
  const { rights } = useSession();
  if (!rights?.[entity]?.["export"]) return null;
  const { where, q, order, columns, imported } = query;
  const given = { where: where && JSON.stringify(where), q, order: order?.join(), columns: columns?.join(), imported };
  const search = new URLSearchParams(Object.entries(given).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return (
    <a href={`/api/${entity}/export.csv?${search}`} download className={buttonLook("plain", "medium")}>
      <Download aria-hidden />
      <span className="@max-3xl:sr-only">{t("Export")}</span>
    </a>
  );
}
