import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import type { Figures } from "../figures.ts";
import type { Period } from "../periods.ts";

/** What the server has measured of itself in a period; looked up again four times a minute. */
export function useFigures(period: Period) {
  return useQuery({
    queryKey: ["monitoring", period],
    queryFn: ({ signal }) =>
      request<{ data: Figures }>("GET", `/api/monitoring?period=${period}`, { signal }).then(({ data }) => data),
    refetchInterval: 15_000,
    staleTime: 0,
  });
}
