import type { Person } from "../client/session.ts";

/**
 * Whether somebody whose right to a verb reaches so far may do it on a row, as far as the row itself tells. In a scope that
 * the server alone knows it may be as `otherwise` says: what is offered is judged there.
 */
export function mayBeDone(
  scopes: string[] = [],
  row: object,
  { id, team_id }: Pick<Person, "id" | "team_id">,
  otherwise = true,
): boolean {
  const { owner_id, team_id: team }: { owner_id?: unknown; team_id?: unknown } = row;
  const within: Record<string, boolean> = {
    all: true,
    own: owner_id === id,
    team: team_id !== null && team === team_id,
    unowned: owner_id === null,
  };
  return scopes.some((scope) => within[scope] ?? otherwise);
}
