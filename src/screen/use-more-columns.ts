import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStoredLayout } from "../records/column-layout.ts";
import type { Column } from "../records/columns.ts";
import type { RecordRow } from "../records/record-client.ts";
import type { Described } from "./description.ts";

type Columns = Column<RecordRow>[];

/** All fields of an entity that can be columns beside those of its description; they come after the first paint. */
export const moreColumns = (cache: QueryClient, described: Described) =>
  queryOptions({
    queryKey: ["columns", described.entity],
    queryFn: async () => (await import("./more-columns.tsx")).makeColumns(cache, described),
    staleTime: Infinity,
  });

/** The columns of the description, and those that this person chose: their room is kept until they are known. */
export function useChosenColumns(described: Described, columns: Columns): Columns {
  const names = useStoredLayout(described.entity).layout.shown;
  const { data } = useQuery({ ...moreColumns(useQueryClient(), described), enabled: names.length > 0 });
  return useMemo(() => {
    const kept = (name: string) => ({ name, label: "", fields: [], more: true, width: 128, cell: () => null });
    const known = (name: string) => data?.find((column) => column.name === name) ?? [];
    return [...columns, ...names.flatMap((name) => (data ? known(name) : kept(name)))];
  }, [columns, names, data]);
}
