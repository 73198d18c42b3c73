import type { Machine } from "../health/judge.ts";

/** What the database knows of one kind of connection (app.connections). */
export type Facts = {
  count: number;
  failing?: number;
  ok_at?: string | null;
  error?: string | null;
  error_at?: string;
};

/** Works; should be looked at; was not used yet; is not set up. */
export type ConnectionState = "good" | "warning" | "unused" | "off";

/** What the installation is connected to: how it is, how many there are, when it last worked, and its last error. */
export type Connection = {
  connection: string;
  state: ConnectionState;
  count: number;
  failing: number;
  ok_at: string | null;
  error: string | null;
};

/** How each connection is. What is not set up has no error, and what failed before it last worked is over. */
export function judgeConnections(facts: Record<string, Facts>, { smtp, sso, embedded }: Known): Connection[] {
  // (What the server's settings set up; all else is set up where there is one of it.)
  const set_up: Record<string, boolean> = { mail: smtp, sso };
  return Object.entries(facts)
    .filter(([connection]) => embedded || connection !== "backup")
    .map(([connection, { count, failing = 0, ok_at = null, error = null, error_at }]) => {
      const there = set_up[connection] ?? count > 0;
      const over = error_at !== undefined && ok_at !== null && Date.parse(error_at) < Date.parse(ok_at);
      const failed = there && !over && (failing > 0 || (error !== null && error_at !== undefined));
      const state = !there ? "off" : failed ? "warning" : ok_at === null ? "unused" : "good";
      return { connection, state, count, failing, ok_at, error: failed ? error : null };
    });
}

type Known = Pick<Machine, "smtp" | "sso" | "embedded">;
