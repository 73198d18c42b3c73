import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Entry } from "../../client/api.ts";
import { useRestDays } from "../../client/company-now.ts";
import { useSession } from "../../client/session-context.ts";
import { recordClient } from "../../records/record-client.ts";
import { workingDays } from "../../working-time/working-days.ts";

/** When the company works, from one day to another, as far as the reader may know. */
export function useCalendar(from: string, to: string) {
  const { rights } = useSession();
  const weekdays = useRestDays();
  const question = { where: { day: { gte: from, lte: to }, worked: false }, order: ["day"], limit: 1000 };
  const { data } = useQuery({
    queryKey: ["holidays", "timeline", question],
    queryFn: ({ signal }) => recordClient("holidays").list<Entry<"holidays">>(question, signal),
    enabled: !!rights?.["holidays"]?.["read"]?.length,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => workingDays({ weekdays, off: data?.data.map(({ day }) => day) ?? [] }), [weekdays, data]);
}
