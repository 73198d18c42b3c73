/** Somebody who asks. */
export type Caller = { id: string; role: string; team_id: string | null; account_id: string | null; cookie: string };

type Row = Record<string, unknown>;

/**
 * Why this person is not to see this row of this entity, by product.md 5 and not by our policies; undefined when they
 * may, or when the row says nothing of it (a history, a count).
 */
export function foreign(entity: string, row: Row, caller: Caller): string | undefined {
  if (!("owner_id" in row) || !("version" in row)) return undefined;
  const own = row["owner_id"] === caller.id;
  const team = row["team_id"] !== null && row["team_id"] === caller.team_id;
  const client = ["client", "client_admin"].includes(caller.role);
  const refuse = (allowed: boolean, why: string) => (allowed ? undefined : why);
  if (client && entity === "accounts") return refuse(row["id"] === caller.account_id, "another client");
  if (client && entity === "contacts")
    return refuse(row["account_id"] === caller.account_id, "another client's contact");
  if (client) return "a client sees none";
  if (!["leads", "accounts", "contacts"].includes(entity)) return undefined;
  switch (caller.role) {
    case "sales":
      return refuse(own || team || (entity === "leads" && row["owner_id"] === null), "another team's");
    case "team_member":
    case "employee":
      return refuse(own && entity === "leads", "not their own");
    case "project_manager":
      return "not on their projects";
  }
  return undefined;
}
