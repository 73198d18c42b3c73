import { useQuery } from "@tanstack/react-query";
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
