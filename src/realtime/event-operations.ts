import type { Operations } from "../entity/openapi-entity.ts";

/** The stream of changes, in the API's document. */
export const event_operations: Operations = {
  "/api/events": {
    get: {
      id: "events",
      tag: "events",
      summary: "Hear of changes as they happen",
      about:
        'A stream of server-sent events. Each says what was changed, `{"entity":"leads","ids":["…"]}`, of entities that the caller may read; no ids mean many. What has changed is read again under the caller\'s own rights. A line that begins with a colon only says that the stream is alive.',
      answer: { media: { "text/event-stream": { schema: { type: "string" } } } },
    },
  },
};
