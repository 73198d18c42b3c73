import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { recordClient, type Values } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";

export type CompanyRow = Entry<"company">;
export type RateRow = Entry<"rates">;

/** The company's own record. */
export function useCompany() {
  return useQuery({
    queryKey: ["company", "own"],
    queryFn: async ({ signal }) =>
      (await recordClient("company").list<CompanyRow>({ limit: 1 }, signal)).data[0] ?? null,
  });
}

/** What other currencies are worth. */
export function useRates() {
  return useQuery({
    queryKey: ["rates", "all"],
    queryFn: ({ signal }) => recordClient("rates").list<RateRow>({ order: ["currency"], limit: 1000 }, signal),
  });
}

/** Has everything that shows the company and its rates read again. */
export function useRereadCompany(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(["company", "rates"].map((entity) => queries.invalidateQueries({ queryKey: [entity] })));
}

/** Changes the company's record; a refusal is told. */
export function useChangeCompany(): (company: CompanyRow, change: Values) => Promise<unknown> {
  const reread = useRereadCompany();
  return ({ id, version }, change) =>
    recordClient("company")
      .update(id, { ...change, version })
      .then(reread, toastRefusal);
}
