import { type RefObject, useMemo } from "react";
import { useIsSmall, useMediaQuery } from "../ui/media-query.ts";
import { useAddress } from "./address.ts";
import { useColumnLayout } from "./column-layout.ts";
import { type Column, gridOf } from "./columns.ts";
import { useElementWidth } from "./element-width.ts";
import { useList } from "./list-context.ts";
import type { RecordRow } from "./record-client.ts";

/** What of a table does not depend on its rows: so that nothing moves when they come. `drawn` are widths not yet decided. */
export function useTableShape<Row extends RecordRow>(
  all: Column<Row>[],
  scroller: RefObject<HTMLElement | null>,
  drawn: Record<string, number> = {},
) {
  const { selection } = useList();
  const small = useIsSmall();
  const touch = useMediaQuery("(pointer: coarse)");
  const width = useElementWidth(scroller, !small);
  const layout = useColumnLayout(all);
  const [{ sort }] = useAddress();
  const columns = useMemo(() => withRoom(layout.shown, width, sort), [layout.shown, width, sort]);
  const { grid, least } = gridOf(columns, { ...layout.widths, ...drawn }, selection !== null);
  return { small, layout, columns, grid, least, height: small ? 60 : touch ? 44 : 36 };
}

/** The columns that there is room for; also the one that rows are sorted by, since their order would have no reason to be seen. */
export function withRoom<C extends Pick<Column<RecordRow>, "from" | "sort">>(
  all: C[],
  width: number,
  sorted?: string,
): C[] {
  const by = sorted?.replace(/^-/, "");
  return all.filter(({ from = 0, sort }) => from <= width || (by !== undefined && sort === by));
}
