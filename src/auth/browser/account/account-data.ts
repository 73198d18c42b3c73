import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../../client/request.ts";

/** A browser in which one is signed in. */
export type OpenSession = { id: string; agent: string | null; address: string | null; since: string; here: boolean };

/** A passkey with which one signs in. */
export type Passkey = { id: string; name: string; since: string; last_used: string | null };

/** A key by which a program acts as oneself. */
export type ApiKey = {
  id: string;
  name: string;
  scope: "read" | "write";
  since: string;
  until: string;
  last_used: string | null;
  /** `second_factor`: it was made before there was one, and opens nothing since. */
  state: "open" | "expired" | "second_factor";
};

/** A secret address at which a calendar program reads what one has planned. */
export type CalendarFeed = {
  id: string;
  name: string;
  since: string;
  last_read: string | null;
  /** Not so where it was made before there was a second step. */
  opens: boolean;
};

/** How one signs in, and from where. */
export type Account = {
  /** Whoever was invited and signs in by the company's provider has none until they choose one by a link. */
  has_password: boolean;
  sessions: OpenSession[];
  /** The second step of sign-in, where it is on. */
  second_factor: { since: string; recovery_left: number } | null;
  passkeys: Passkey[];
  /** Accounts at the company's provider that are linked with this person. */
  sso: Array<{ id: string; issuer: string; since: string }>;
  api_keys: ApiKey[];
  calendar_feeds: CalendarFeed[];
};

const key = ["account"];

/** One's own way in: the sessions that are open, the second step. */
export function useAccount() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<{ data: Account }>("GET", "/api/account", { signal }).then(({ data }) => data),
  });
}

type Act =
  | "end-session"
  | "end-others"
  | "password"
  | "confirm"
  | "name"
  | `calendar-feeds/${"make" | "end"}`
  | `api-keys/${"make" | "end"}`
  | `sso/${"begin" | "unlink"}`
  | `passkeys/${"begin" | "add" | "rename" | "remove"}`
  | `second-factor/${"begin" | "confirm" | "recovery-codes" | "remove"}`;

/** An act on one's own account; what is shown is read again after it. */
export function useAccountAct<Answer = object>(act: Act) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: object) =>
      request<{ data: Answer }>("POST", `/api/account/${act}`, { body }).then(({ data }) => data),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
