import { useQuery } from "@tanstack/react-query";
import type { EntityName } from "../client/api.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { choicesIn, useChoiceLists } from "../ui/choice-lists.ts";
import { recordClient } from "./record-client.ts";

/** The values that a column of an entity has, the most frequent first; none where nobody asks for them. */
export function useUsedValues(entity: EntityName, by: string, enabled: boolean): string[] {
  const { data = [] } = useQuery({
    queryKey: [entity, "summary", { by }],
    queryFn: ({ signal }) => recordClient(entity).summary({ by }, signal),
    enabled,
  });
  const known = data.toSorted((one, other) => other.count - one.count);
  return known.flatMap((group) => (typeof group[by] === "string" ? [group[by]] : []));
}

/** What is offered while a field is typed: the entries of its list, else the values that it has elsewhere, where it is `suggested`. */
export function useSuggestions(entity: EntityName, field: FieldMeta | undefined, suggested: boolean): string[] {
  useChoiceLists();
  const listed = field?.offered_from ? choicesIn(field.offered_from).map(({ name }) => name) : [];
  const used = useUsedValues(entity, field?.name ?? "", suggested && !!field && listed.length === 0);
  return listed.length > 0 ? listed : used;
}
