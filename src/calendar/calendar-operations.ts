import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, object, text, uuid } from "../entity/openapi-operation.ts";
import { feed_input } from "./serve-feeds.ts";

/** What calendar programs are given, in the API's document. */
export const calendar_operations: Operations = {
  "/api/activities/{id}/calendar": {
    get: {
      id: "activities_calendar",
      tag: "activities",
      summary: "Get an activity for a calendar program",
      about: "A call, a meeting, a visit or a thing to do that has a time, as iCalendar (RFC 5545).",
      needs: "the right to read it",
      path: [{ name: "id", in: "path", required: true, schema: uuid }],
      answer: { media: { "text/calendar": { schema: { type: "string" } } } },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/account/calendar-feeds/make": {
    post: {
      id: "calendar_feeds_make",
      tag: "account",
      caller: "person",
      summary: "Make a secret address of one's own calendar",
      about:
        "What one has planned and takes part in, from 30 days ago to a year ahead, at most 1,000 activities, for a calendar program. The address is answered once, and only a digest of it is kept. Ten at most.",
      body: feed_input,
      answer: { status: 201, schema: data(object({ id: uuid, address: text })) },
    },
  },
  "/api/account/calendar-feeds/end": {
    post: {
      id: "calendar_feeds_end",
      tag: "account",
      caller: "person",
      summary: "End a secret address of one's own calendar",
      about: "It is answered as if it had never been from then on.",
      once: true,
      body: object({ id: uuid }),
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
