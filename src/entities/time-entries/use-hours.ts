import { useCompany } from "../../company/browser/use-company.ts";
import { useDaysOff } from "../../working-time/browser/use-days-off.ts";

type Spans = [from: number, till: number][];

/** How many minutes the company works on each of some days: none on days off, nothing where it says no hours at all. */
export function useHours(days: string[]) {
  const { data: company } = useCompany();
  const off = useDaysOff(days[0] ?? "", days.at(-1) ?? "");
  const week = (company?.working_week ?? {}) as Record<string, Spans>;
  const said = Object.keys(week).length > 0;
  const of = (day: string): number | undefined => {
    if (!said) return undefined;
    if (off.nameOf(day)) return 0;
    const spans = week[new Date(day).getUTCDay() || 7] ?? [];
    return spans.reduce((sum, [from, till]) => sum + till - from, 0);
  };
  return { of, off, all: said ? days.reduce((sum, day) => sum + (of(day) ?? 0), 0) : undefined };
}

export type Hours = ReturnType<typeof useHours>;
