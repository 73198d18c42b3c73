import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { newKey, request } from "../../../client/request.ts";

/** Somebody who can sign in, with the role they have now. */
export type Person = {
  id: string;
  name: string;
  email: string;
  kind: "employee" | "client";
  status: string;
  title: string | null;
  team: string | null;
  account: string | null;
  role: string | null;
  /** When a role for a time ends, and which one comes back then. */
  role_until: string | null;
  role_after: string | null;
  /** What I may do about them. */
  acts: string[];
};

/** What changes who is an administrator, until another one agrees. */
export type Proposal = {
  id: string;
  act: "role" | "suspend" | "reactivate";
  role: string;
  person: string;
  by: string;
  /** Who is to take over what they own. */
  to: string | null;
  reason: string | null;
  proposed_by: string;
  /** When a role for a time would end. */
  until: string | null;
  user_id: string;
  may_agree: boolean;
};

/** Somebody who has a link and has not used it yet. */
export type Invitation = {
  id: string;
  email: string;
  role: string;
  team: string | null;
  account: string | null;
  by: string | null;
  expires_at: string;
  expired: boolean;
};

type Everybody = { people: Person[]; proposals: Proposal[]; invitations: Invitation[] };

/** The roles that people are given, staff first. */
export const roles_of = {
  employee: ["sales", "project_manager", "team_member", "employee", "marketing", "support", "ceo", "auditor", "admin"],
  client: ["client", "client_admin"],
} as const;

/** Everybody, and the proposals that wait. */
export function useEverybody() {
  return useQuery({
    queryKey: ["people", "roles"],
    queryFn: ({ signal }) =>
      request<{ data: Everybody }>("GET", "/api/people/roles", { signal }).then(({ data }) => data),
  });
}

/** The invitations that wait, for those who have no page for people. */
export function useInvitations() {
  return useQuery({
    queryKey: ["people", "invitations"],
    queryFn: ({ signal }) =>
      request<{ data: Invitation[] }>("GET", "/api/invitations", { signal }).then(({ data }) => data),
  });
}

type Act =
  | "invitations"
  | `invitations/${"renew" | "revoke"}`
  | `people/${"grant" | "end-role" | "agree" | "decline" | "sign-out" | "reset" | "suspend" | "reactivate" | "hand-over" | "take-second-factor"}`;

/** An act on people: sends what it is given once, and has the list read again. */
export function useAct<Answer>(path: Act) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (write: { body: unknown; key: string }) =>
      request<{ data: Answer }>("POST", `/api/${path}`, { body: write.body, idempotency_key: write.key }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["people"] }),
  });
}

/** What is sent, under a key of its own. */
export function once(body: unknown): { body: unknown; key: string } {
  return { body, key: newKey() };
}
