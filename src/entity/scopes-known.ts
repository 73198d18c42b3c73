import type { Actor } from "../database/door.ts";

const most_known = 10_000;

/**
 * In which scopes callers read an entity, as the last answer to each said: a hint by which the next statement is shorter,
 * never a judge. The answer says whether it was right.
 */
export function scopesKnown(): { of(actor: Actor): string[] | undefined; keep(actor: Actor, scopes: string[]): void } {
  const known = new Map<string, string[]>();
  return {
    of: ({ proof }) => known.get(proof),
    keep({ proof }, scopes) {
      // (Whoever reads in no scope is told so by all of them.)
      if (scopes.length === 0) return void known.delete(proof);
      known.delete(proof);
      known.set(proof, scopes);
      const [oldest] = known.keys();
      if (known.size > most_known && oldest !== undefined) known.delete(oldest);
    },
  };
}
