import { t } from "../../../ui/translate.ts";
import type { Cell } from "./rights-data.ts";

/** The pages that a role opens. */
export function PageRights({ cells }: { cells: Cell[] }) {
  const pages = cells.filter(({ entity }) => entity.startsWith("/"));
  return (
    <div className="px-4 pt-4">
      <h2 className="mb-1 text-row font-semibold">{t("Pages of this role")}</h2>
      <p className="max-w-4xl text-row text-ink-2">{pages.map(({ entity }) => entity).join(", ") || "–"}</p>
    </div>
  );
}
