import type { Person, SignedIn } from "../../client/session.ts";
import type { Address } from "../../records/address.ts";

/** Whether somebody's day begins with their own leads: they make some, and read no more than those around them. */
export function sellsThemselves({ rights }: Pick<SignedIn, "rights">): boolean {
  const { create = [], read = [] } = rights?.["leads"] ?? {};
  return create.length > 0 && !read.includes("all");
}

/** How an address says that a page looks at everybody: by nothing, unless that means oneself. */
export const everybody = (own: boolean): string => (own ? "all" : "");

/** Whose leads a page looks at, by its address; undefined is everybody whom one sees. */
export function ownerAt({ owner }: Address, own = false): string | undefined {
  const meant = owner ?? (own ? "me" : undefined);
  return meant === "all" ? undefined : meant;
}

/** Whom an owner of an address means: a person, a team or nobody; none of them is everybody. */
export function meantBy(
  owner: string | undefined,
  { id, team_id }: Pick<Person, "id" | "team_id">,
): { person?: string; team?: string; nobody?: true } {
  if (owner === undefined) return {};
  if (owner === "team") return team_id ? { team: team_id } : { nobody: true };
  if (owner.startsWith("team:")) return { team: owner.slice("team:".length) };
  if (owner === "me") return { person: id };
  return /^[\da-f-]{36}$/.test(owner) ? { person: owner } : { nobody: true };
}
