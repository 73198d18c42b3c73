import { useQuery } from "@tanstack/react-query";
import { request } from "../../../client/request.ts";

/** A scope: which column of a row is compared with what of the person, and what else it asks of the row. */
export type Scope = { scope: string; col: string | null; key: string; extra: string | null };

/** What a role may do to the rows of an entity, as the database stands. */
export type Cell = {
  entity: string;
  role: string;
  verb: string;
  /** Null where the policy is another than the declared rights make. */
  scopes: string[] | null;
  declared: string[];
  policy: string | null;
  rows: string | null;
  checked: string | null;
  masked: string[];
  only: string[] | null;
  differs: string[];
};

/** What stands on a table and no declaration makes. */
export type Strange = { entity: string; policy: string | null; what: string; stands: string | null };

export type Rights = { cells: Cell[]; scopes: (Scope & { entity: string })[]; strange: Strange[] };

/** What was found when somebody's act was tried. */
export type Verdict = {
  outcome: "allowed" | "refused";
  by: "rights" | "state";
  said: string | null;
  role: string | null;
  enters: boolean;
  deleted: boolean;
  proposes: boolean;
  policy: string | null;
  sources: boolean | null;
  only: string[] | null;
  scopes: (Scope & { predicate: string; holds: boolean })[];
};

/** Of whom or what the rights are shown. */
export type Chosen = { entity: string } | { role: string };

/** The rights on an entity, or those of a role. */
export function useRights(chosen: Chosen) {
  const asked = new URLSearchParams(chosen);
  return useQuery({
    queryKey: ["rights", asked.toString()],
    queryFn: ({ signal }) =>
      request<{ data: Rights }>("GET", `/api/rights?${asked}`, { signal }).then(({ data }) => data),
  });
}

export type Asked = { person: string; entity: string; id: string; verb: string; how: string; agent?: string };

/** Whether somebody may do something to a record. */
export function useVerdict(asked: Asked) {
  const query = new URLSearchParams(asked).toString();
  return useQuery({
    queryKey: ["rights", "explain", query],
    // Whoever asks again wants to know how it stands now.
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      request<{ data: Verdict }>("GET", `/api/rights/explain?${query}`, { signal }).then(({ data }) => data),
  });
}
