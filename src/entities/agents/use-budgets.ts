import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { formatMoney } from "../../ui/format.ts";
import { ownCurrency } from "../../ui/money.ts";
import { t } from "../../ui/translate.ts";

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

/** An amount in millionths, of which what is not nothing never reads as nothing. */
export function spentText(amount: number): string {
  return amount > 0 && amount < 10_000
    ? t("under {{amount}}", { amount: formatMoney(0.01) })
    : formatMoney(amount / 1e6);
}
