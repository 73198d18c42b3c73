import type { SignedIn } from "../../client/session.ts";
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
