import { useQuery } from "@tanstack/react-query";
import { recordClient } from "../../records/record-client.ts";

/**
 * Whether there has never been a lead, which is asked only where a page of figures has nothing to tell: a new company is to choose
 * no period, one that had leads in another is. Undefined until it is known.
 */
export function useNever(asked: boolean): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ["leads", "list", "any"],
    queryFn: ({ signal }) => recordClient("leads").list({ limit: 1 }, signal),
    select: ({ data: rows }) => rows.length === 0,
    enabled: asked,
  });
  return asked && !isError ? data : false;
}
