import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { recordClient } from "../../records/record-client.ts";
import { phrase } from "../../ui/translate.ts";

export type ChoiceRow = Entry<"choices">;

/** The company's lists, and the column of the records that hold their entries. */
export const lists = [
  {
    list: "sources",
    title: phrase("Sources of leads"),
    about: phrase("Where a lead came from; costs and figures are told by it."),
    entity: "leads",
    column: "source",
  },
  {
    list: "lost_reasons",
    title: phrase("Reasons of loss"),
    about: phrase("Asked when a lead is lost."),
    entity: "leads",
    column: "lost_reason",
  },
  {
    list: "industries",
    title: phrase("Industries of clients"),
    about: phrase("What a client works in."),
    entity: "accounts",
    column: "industry",
  },
] as const;

export type CompanyList = (typeof lists)[number];

// What the database says when it refuses an entry.
phrase("There is or was an entry of this name. Bring it back, or choose another name.");
phrase("Choose an entry of the same list that is in use.");
phrase("A list has 200 entries at most. Take one out of use first.");
phrase("A list has 1,000 entries at most, with those out of use.");

/** The entries of all lists, those out of use too. */
export function useChoiceRows() {
  return useQuery({
    queryKey: ["choices", "all"],
    queryFn: ({ signal }) => recordClient("choices").list<ChoiceRow>({ order: ["rank"], limit: 1000 }, signal),
  });
}

/** How many records hold an entry, undefined until it is known; and what they hold, the most frequent first. */
export function useHolders({ entity, column }: CompanyList) {
  const { data } = useQuery({
    queryKey: [entity, "summary", { by: column }],
    queryFn: ({ signal }) => recordClient(entity).summary({ by: column }, signal),
  });
  return {
    holders: (key: string) => data && Number(data.find((group) => group[column] === key)?.count ?? 0),
    held: (data ?? []).flatMap((group) => (typeof group[column] === "string" ? [group[column]] : [])),
  };
}

/** Has everything that shows lists read again. */
export function useRereadLists(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(["choices", "leads", "accounts"].map((entity) => queries.invalidateQueries({ queryKey: [entity] })));
}
