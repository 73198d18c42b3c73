import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { useRestDays } from "../../client/company-now.ts";
import { useSession } from "../../client/session-context.ts";
import { recordClient } from "../../records/record-client.ts";
import { currentLanguage, t } from "../../ui/translate.ts";

/** Of the days of a span, why the company does not work on one: the name of a day off, or that its weekday is not worked. */
export type DaysOff = { nameOf(day: string): string | undefined; isRest(day: string): boolean };

/** Asked once for the span; whoever may not read days off sees plain days. */
export function useDaysOff(from: string, to: string): DaysOff & { said(day: string): string | undefined } {
  const { rights } = useSession();
  const rests_on = useRestDays();
  const question = { where: { day: { gte: from, lte: to }, worked: false }, order: ["day"], limit: 100 };
  const { data } = useQuery({
    queryKey: ["holidays", "span", question],
    queryFn: ({ signal }) => recordClient("holidays").list<Entry<"holidays">>(question, signal),
    enabled: !!rights?.["holidays"]?.["read"]?.length,
    placeholderData: keepPreviousData,
  });
  const named = new Map(data?.data.map((row) => [row.day, (currentLanguage() === "fr" && row.name_fr) || row.name]));
  const nameOf = (day: string) => named.get(day);
  // Monday is 1, Sunday 7.
  const isRest = (day: string) => rests_on.includes(new Date(day).getUTCDay() || 7);
  return { nameOf, isRest, said: (day) => nameOf(day) ?? (isRest(day) ? t("Not worked") : undefined) };
}
