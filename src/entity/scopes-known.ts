import type { Actor } from "../database/door.ts";
import { Newest } from "../newest.ts";

/** What is thought to be known of a caller's scopes, and what an answer says of them. */
export type ScopesKnown = {
  of(actor: Actor): string[] | undefined;
  /** Takes the rights that an answer names; says whether all the scopes that the caller reads in were walked. */
  keep(actor: Actor, rights: string, walked: string[] | undefined): boolean;
};

/**
 * In which scopes callers read an entity, as the last answer to each said: a hint by which the next statement is shorter,
 * never a judge. The answer says whether it was right.
 */
export function scopesKnown(): ScopesKnown {
  const known = new Newest<string, { rights: string; scopes: string[] }>();
  return {
    of: ({ proof }) => {
      const { scopes } = known.get(proof) ?? {};
      // Whoever reads in no scope is told so by all of them.
      return scopes?.length ? scopes : undefined;
    },
    keep({ proof }, rights, walked) {
      const former = known.get(proof);
      if (former?.rights === rights) return walked === undefined || walked === former.scopes;
      const scopes = (JSON.parse(rights) as Record<string, string[]>)["read"] ?? [];
      known.set(proof, { rights, scopes });
      return walked === undefined || scopes.every((scope) => walked.includes(scope));
    },
  };
}
