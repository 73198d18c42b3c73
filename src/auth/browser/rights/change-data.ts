import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../client/api-error.ts";
import { request } from "../../../client/request.ts";
import { failureSentence } from "../../../records/failure.ts";
import { t } from "../../../ui/translate.ts";
import "./change-sentences.ts";
import type { Scope } from "./rights-data.ts";

/** A right: what a role may do to records. */
export type Right = { role: string; entity: string; verb: string };

/** How a right stands, and which scopes it can be given; `fixed` is why it stays as it is. */
export type Choices = { scopes: string[]; shipped: string[]; fixed: string | null; choices: Scope[]; waits: boolean };

/** What somebody would gain and lose. */
export type Tried = {
  before: string[];
  people: Effect[];
  of: number;
  late: boolean;
  follow: string[];
  needs_second: boolean;
};
export type Effect = {
  id: string;
  name: string;
  before: number;
  after: number;
  gains: number;
  loses: number;
  more: boolean;
};

/** A change of a right, and what became of it. */
export type Change = Right & {
  id: string;
  before: string[];
  after: string[];
  reason: string;
  state: "proposed" | "made" | "declined" | "taken_back";
  takes_back: string | null;
  proposed_by: string;
  by: string | null;
  proposed_at: string;
  decided_by: string | null;
  decided_at: string | null;
  may_agree: boolean;
  may_decline: boolean;
  may_take_back: boolean;
};

/** A right that the company has made its own. */
export type OwnRight = Right & {
  made: string[];
  shipped: string[];
  moved_at: string | null;
  dropped_at: string | null;
};

const asked = (right: Right, more = {}) => new URLSearchParams({ ...right, ...more }).toString();

/** The scopes that a right can be given. */
export function useChoices(right: Right) {
  return useQuery({
    queryKey: ["rights", "choices", asked(right)],
    queryFn: ({ signal }) =>
      request<{ data: Choices }>("GET", `/api/rights/choices?${asked(right)}`, { signal }).then(({ data }) => data),
  });
}

/** What it would do to people; asked once something else is chosen. */
export function useTried(right: Right, scopes: string[], enabled: boolean) {
  const query = asked(right, { scopes: scopes.join() });
  return useQuery({
    queryKey: ["rights", "try", query],
    enabled,
    // Records come and go: whoever chooses again sees the numbers of now.
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      request<{ data: Tried }>("GET", `/api/rights/try?${query}`, { signal }).then(({ data }) => data),
  });
}

/** The changes of rights, those that wait first. */
export function useChanges() {
  return useQuery({
    queryKey: ["rights", "changes"],
    queryFn: ({ signal }) =>
      request<{ data: { changes: Change[]; own: OwnRight[] } }>("GET", "/api/rights/changes", { signal }).then(
        ({ data }) => data,
      ),
  });
}

/** An act on rights: sends what it is given once, and has the page read again. */
export function useRightAct<Answer>(path: "change" | "agree" | "decline" | "take-back") {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (write: { body: unknown; key: string }) =>
      request<{ data: Answer }>("POST", `/api/rights/${path}`, { body: write.body, idempotency_key: write.key }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["rights"] }),
  });
}

/** Why a change was refused: the database says it in a sentence of its own. */
export function refusal(error: unknown): string {
  const own = error instanceof ApiError && ["PERMISSION_DENIED", "RESOURCE_LOCKED"].includes(error.code);
  return own ? t(error.message) : failureSentence(error);
}
