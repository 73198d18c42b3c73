import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { formatMoney } from "../../ui/format.ts";
import { ownCurrency } from "../../ui/money.ts";

/** What was spent on the agents: today by the company, by each agent and by people, by their ids, and this month; in millionths of the company's currency. */
export type Budgets = {
  caps: Record<"company" | "agent" | "person" | "run", number>;
  company: number;
  month: number;
  agents: Record<string, number>;
  people: Record<string, number>;
};

/** What was spent and may be; nothing for whoever may not read it. */
export function useBudgets(): Budgets | undefined {
  const may = !!useSession().rights?.["model_endpoint"]?.["read"];
  const { data } = useQuery({
    // (Of the tasks: what they cost changes as they do.)
    queryKey: ["agent_tasks", "budgets"],
    queryFn: async ({ signal }) => (await request<{ data: Budgets }>("GET", "/api/agents/budgets", { signal })).data,
    enabled: may,
  });
  return data;
}

/** What may be spent, in millionths, as it was set, however little. */
export const capText = (cap: number): string => formatMoney(cap / 1e6, ownCurrency(), cap % 10_000 === 0 ? 2 : 6);

const least_shown = 100;

/** What was spent, in millionths, the same wherever it stands: `12,40 €`, `0,13 €`, of less two figures, `0,0021 €`, or four decimals, and never nothing where something was. */
export function spentText(amount: number): string {
  if (amount <= 0) return formatMoney(0);
  const digits = Math.min(4, Math.max(2, 7 - Math.floor(Math.log10(amount))));
  return formatMoney(Math.max(amount, least_shown) / 1e6, ownCurrency(), digits);
}
