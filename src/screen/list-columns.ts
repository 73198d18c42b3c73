import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStoredLayout } from "../records/column-layout.ts";
import type { Column } from "../records/columns.ts";
import type { RecordRow } from "../records/record-client.ts";
import { listsVersion, useChoiceLists } from "../ui/choice-lists.ts";
import { withFrench } from "../ui/with-french.ts";
import { placeOf } from "../entities/places.ts";
import { t } from "../ui/translate.ts";
import type { Part } from "./columns.tsx";
import type { Described } from "./description.ts";
import { fieldsOf } from "./fields-of.ts";
import { headingOf } from "./heading.ts";

const loadColumns = withFrench(
  () => import("./more-columns.tsx"),
  () => import("../records/tables.french.ts"),
);

type Columns = Column<RecordRow>[];

/** All fields of an entity that can be columns beside those of its description; they come after the first paint. */
export const moreColumns = (cache: QueryClient, described: Described) =>
  queryOptions({
    queryKey: ["columns", described.entity, listsVersion()],
    queryFn: async () => (await loadColumns()).makeColumns(cache, described),
    staleTime: Infinity,
  });

/** The columns of the description, and those that this person chose: their room is kept until they are known. */
export function useListColumns(described: Described): Columns {
  const columns = useMemo(() => described.columns.map((each, at) => listed(described, each, at === 0)), [described]);
  useChoiceLists();
  const names = useStoredLayout(described.entity).layout.shown;
  const { data } = useQuery({ ...moreColumns(useQueryClient(), described), enabled: names.length > 0 });
  return useMemo(() => {
    const kept = (name: string) => ({ name, label: "", fields: [], more: true, width: 128, cell: () => null });
    const known = (name: string) => data?.find((column) => column.name === name) ?? [];
    return [...columns, ...names.flatMap((name) => (data ? known(name) : kept(name)))];
  }, [columns, names, data]);
}

/** The first column is what a row is called: its heading says what the rows are. */
function listed(described: Described, part: Part<RecordRow>, first: boolean): Column<RecordRow> {
  const { label, ...rest } = part;
  const fields = fieldsOf(part);
  if (label) return { ...rest, fields, label: t(label) };
  const one = placeOf(described.entity)?.words.one ?? part.name;
  return { ...rest, fields, label: first ? t(one) : headingOf(described, fields[0] ?? part.name) };
}
