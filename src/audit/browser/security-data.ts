import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";

export type Risk = {
  rule: "attempts" | "codes" | "new_device" | "no_second_step" | "dormant" | "unused_key";
  id: string;
  name: string;
  about: string | null;
  at: string | null;
  many: number;
};
export type HighRole = {
  id: string;
  name: string;
  role: string;
  sessions: number;
  codes: boolean;
  passkeys: number;
  seen_at: string | null;
};
export type Exported = { id: string; name: string; times: number; rows: number; last_at: string; entities: string[] };
export type TableState = { name: string; enabled: boolean; forced: boolean; policies: number; readers: string[] };

/** How safe the installation is, as the server tells it. */
export type SecurityState = {
  risks: Risk[];
  gaps: { subject: string; gap: string }[];
  tables: TableState[];
  high: HighRole[];
  keys: { id: string; name: string; person: string; expires_at: string }[];
  exports: Exported[];
  findings: number;
  halt: { at: string; by_name: string; reason: string } | null;
};

export const security_key = ["security_state"];

/** How safe the installation is; looked up again each minute. */
export function useSecurity() {
  return useQuery({
    queryKey: security_key,
    queryFn: ({ signal }) =>
      request<{ data: SecurityState }>("GET", "/api/security", { signal }).then(({ data }) => data),
    refetchInterval: 60_000,
    staleTime: 0,
  });
}
