import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";

/** Whom a campaign would write to now, and of each reason why somebody gets none, how many and some of them. */
export type AudienceTold = {
  found: number;
  written_to: number;
  groups: { reason: string | null; many: number; some: { id: string; name: string; address: string | null }[] }[];
};

/** Asks whom it would write to; anew once the audience or the basis has changed. */
export function useAudience(id: string, basis: string, audience: unknown) {
  return useQuery({
    queryKey: ["campaigns", "audience", id, basis, audience],
    enabled: !!audience,
    retry: false,
    queryFn: ({ signal }) =>
      request<{ data: AudienceTold }>("GET", `/api/marketing/campaigns/${id}/audience?basis=${basis}`, { signal }),
    select: ({ data }) => data,
  });
}
