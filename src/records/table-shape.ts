import { type RefObject, useMemo } from "react";
import { useIsSmall, useMediaQuery } from "../ui/media-query.ts";
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
  const columns = useMemo(() => layout.shown.filter(({ from = 0 }) => from <= width), [layout.shown, width]);
  const { grid, least } = gridOf(columns, { ...layout.widths, ...drawn }, selection !== null);
  return { small, layout, columns, grid, least, height: small ? 60 : touch ? 44 : 36 };
}
