import { and, eq, lt } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { channel_members } from "./channel-member.schema.ts";

/** Who is in a channel. */
export const channel_member = entity(channel_members, {
  title: { one: "Member of a channel", many: "Members of channels" },
  about:
    "That somebody is in a channel, of what they are told (all, mentions, nothing), and up to when they have read it. Anybody joins an open channel; members bring others into it and into a private one.",
  example: {
    channel_id: "01930000-0000-7000-8000-000000000001",
    user_id: "01930000-0000-7000-8000-000000000002",
  },
  given_once: ["channel_id", "user_id"],
  written_by_verbs: ["read_at", "user_name", "owner_id", "channel_kind"],
  verbs: {
    mark_read: verb(
      "Says up to when one has read the channel. An earlier moment changes nothing.",
      z.object({ read_at: z.iso.datetime({ offset: true }) }),
      async ({ tx, input: { id, read_at } }) => {
        await tx
          .update(channel_members)
          .set({ read_at })
          .where(and(eq(channel_members.id, id), lt(channel_members.read_at, read_at)));
      },
    ),
  },
});
