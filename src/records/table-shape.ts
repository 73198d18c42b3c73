import { type RefObject, useMemo } from "react";
import { useIsSmall, useMediaQuery } from "../ui/media-query.ts";
import { type Column, gridOf } from "./columns.ts";
import { useElementWidth } from "./element-width.ts";
import { useList } from "./list-context.ts";
import type { RecordRow } from "./record-client.ts";

/** What of a table does not depend on its rows: so that nothing moves when they come. */
export function useTableShape<Row extends RecordRow>(all: Column<Row>[], scroller: RefObject<HTMLElement | null>) {
  const { selection } = useList();
  const small = useIsSmall();
  const touch = useMediaQuery("(pointer: coarse)");
  const width = useElementWidth(scroller);
  const columns = useMemo(() => all.filter(({ from = 0 }) => from <= width), [all, width]);
  return { small, columns, grid: gridOf(columns, selection !== null), height: small ? 60 : touch ? 44 : 36 };
}
