import type { Values } from "./record-client.ts";

/**
 * The versions that one's own writes led to, one upon the other: a change that was begun on an earlier one of them has
 * missed nothing that others did, and stands on the latest.
 */
export function ownVersions() {
  const spans = new Map<string, { since: number; now: number }>();
  return {
    /** The body of a change as it is to be sent now. */
    onward(id: string, body: Values): Values {
      const span = spans.get(id);
      const version = Number(body["version"]);
      return span && version >= span.since && version < span.now ? { ...body, version: span.now } : body;
    },

    /** Notes that a write which stood on the version of its body made another. */
    wrote(id: string, body: Values, made: number): void {
      const from = Number(body["version"]);
      if (!(made > from)) return;
      const span = spans.get(id);
      spans.set(id, { since: span?.now === from ? span.since : from, now: made });
    },
  };
}
