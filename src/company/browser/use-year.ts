import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Where } from "../../entity/list-request.ts";
import { isoDay } from "../../records/date-spans.ts";
import { recordClient, type Values } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";

/** An amount of a month, as targets and costs of sources have it. */
export type MonthRow = { id: string; version: number; month: string; amount: number } & Values;
export type Planned = "targets" | "source_costs";

/** The year that one begins with: this one. */
export const thisYear = () => Number(isoDay(new Date()).slice(0, 4));

/** The first days of the months of a year. */
export const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));

/** The amounts of a year that a filter finds, asked by its quarters: each answer is bounded. */
export function useYear(entity: Planned, year: number, where?: Where) {
  return useQuery({
    queryKey: [entity, "year", year, where],
    queryFn: async ({ signal }) => {
      const firsts = monthsOf(year);
      const quarters = [0, 3, 6, 9].map((at) => ({ month: { gte: firsts[at] ?? "", lte: firsts[at + 2] ?? "" } }));
      const pages = await Promise.all(
        quarters.map((month) =>
          recordClient(entity).list<MonthRow>({ where: where ? { and: [month, where] } : month, limit: 1000 }, signal),
        ),
      );
      return pages.flatMap(({ data }) => data);
    },
  });
}

/** A month of somebody's: what is written of it, what is known of it, and its amount; none where it is to be none. */
export type Kept = { values: Values & { month: string }; known: MonthRow | undefined; amount: number | null };

/** Writes months: a new one, another amount, or none. A refusal is told and ends it, and what stands is read again. */
export function useKeepMonths(entity: Planned) {
  const queries = useQueryClient();
  const client = recordClient(entity);
  const keepOne = async ({ values, known, amount }: Kept) => {
    if (!known && amount !== null) await client.create({ ...values, amount });
    else if (known && amount === null) await client.remove(known.id);
    else if (known && amount !== known.amount) await client.update(known.id, { amount, version: known.version });
  };
  return async (months: Kept[]) => {
    try {
      for (const month of months) await keepOne(month);
    } catch (error) {
      toastRefusal(error);
    }
    await queries.invalidateQueries({ queryKey: [entity] });
  };
}
