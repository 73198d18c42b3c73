import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "../ui/format.ts";
import { t } from "../ui/translate.ts";
import { recordClient } from "./record-client.ts";

/** What a colleague is called, also one who no longer signs in: histories go on speaking of them. */
export function useNames(): (id: string) => string | undefined {
  const question = { where: { kind: "employee" }, order: ["name"], limit: 500 };
  const { data } = useQuery({
    queryKey: ["people", "names"],
    queryFn: ({ signal }) => recordClient("people").list<{ id: string; name: string }>(question, signal),
  });
  return (id) => data?.data.find((each) => each.id === id)?.name;
}

/** How those are told whom a list of ids points at: by their names, and how many others there are whom its reader does not see. */
export function namesTold(ids: string[], seen: { name: string }[] | undefined): string[] {
  const names = seen?.map(({ name }) => name) ?? [];
  return seen && ids.length > seen.length ? [...names, othersTold(ids.length - seen.length)] : names;
}

export function othersTold(count: number): string {
  return count === 1 ? t("one other") : t("{{count}} others", { count: formatNumber(count) });
}
