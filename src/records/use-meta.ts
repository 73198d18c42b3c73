import { useQuery } from "@tanstack/react-query";
import { type EntityName, loadMeta } from "../client/api.ts";
import type { FieldMeta } from "../entity/meta.ts";

/** The fields of an entity as the server describes them; empty until they are known. */
export function useFields(entity: EntityName): FieldMeta[] {
  const { data } = useQuery({
    queryKey: ["meta"],
    queryFn: ({ signal }) => loadMeta(signal),
    // They change with the program only, and then the page is loaded anew.
    staleTime: Infinity,
  });
  return data?.find(({ name }) => name === entity)?.fields ?? [];
}
