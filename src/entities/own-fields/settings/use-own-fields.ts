import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Entry } from "../../../client/api.ts";
import { recordClient } from "../../../records/record-client.ts";

export type OwnFieldRow = Entry<"own_fields">;

/** The own fields of all entities, removed ones too. */
export function useOwnFields() {
  return useQuery({
    queryKey: ["own_fields", "all"],
    queryFn: async ({ signal }) => {
      const own_fields = recordClient("own_fields");
      return (await own_fields.list<OwnFieldRow>({ order: ["entity", "rank"], limit: 1000 }, signal)).data;
    },
  });
}

/** Has everything that shows own fields read again. */
export function useRereadFields(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["own_fields"] });
}

/** How many records hold a value of a field; undefined until it is known. */
export function useHolding({ entity, key }: OwnFieldRow): number | undefined {
  const where = { [`custom.${key}`]: { is_null: false } };
  const { data } = useQuery({
    queryKey: [entity, "summary", { where }],
    queryFn: ({ signal }) => recordClient(entity).summary({ where }, signal),
  });
  return data && Number(data[0]?.count ?? 0);
}
