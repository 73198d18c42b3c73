import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { people } from "../people/people.schema.ts";
import { messages } from "./message.schema.ts";

/** What colleagues write to each other. */
export const message = entity(messages, {
  title: { one: "Message", many: "Messages" },
  about:
    "What somebody wrote in a channel that they are a member of; Markdown. With thread_id it answers another message of it. Whoever is mentioned is told. Its text stands in no log, and nobody but the members of a private or direct channel reads it.",
  example: { channel_id: "01930000-0000-7000-8000-000000000001", body: "The **second pallet** has left." },
  refers: { mention_ids: people },
  kinds: { body: "text", replies: "count" },
  given_once: ["channel_id", "thread_id"],
  written_by_verbs: ["edited_at", "replies", "last_reply_at", "reactions", "channel_kind"],
  verbs: {
    react: verb(
      "Adds one's emoji to a message of a channel that one is a member of, or takes it away.",
      z.object({ emoji: z.string().trim().min(1).max(16), on: z.boolean() }),
      async ({ tx, input: { id, emoji, on } }) => {
        await tx.execute(sql`select app.react(${id}, ${emoji}, ${on})`);
      },
      { right: "read" },
    ),
  },
});
