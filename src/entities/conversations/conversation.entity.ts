import { z } from "zod";
import { eq } from "../../database/drizzle.ts";
import { entity } from "../../entity/describe.ts";
import { assign, claim } from "../../entity/usual-verbs.ts";
import { mustChange, type Verb, verb } from "../../entity/verb.ts";
import { conversations } from "./conversation.schema.ts";

type Status = (typeof conversations.status.enumValues)[number];

/** Threads of letters, each answered by somebody until it is closed. */
export const conversation = entity(conversations, {
  title: { one: "Conversation", many: "Conversations" },
  about:
    "The letters of one thread in one mailbox, with who answers them, until when it sleeps, and the lead, client, contact, project or ticket that it is about. It is read by whoever reads its mailbox. The database makes them of letters; POST /api/inbox/drafts begins one.",
  example: { mailbox_id: "01930000-0000-7000-8000-000000000001", name: "Delivery in December" },
  kinds: { letters: "count" },
  state: "status",
  given_once: ["mailbox_id"],
  written_by_verbs: [
    "snoozed_until",
    "counterpart",
    "counterpart_address",
    "letters",
    "unread",
    "answered",
    "last_mail_at",
    "last_words",
    "joined_by_subject",
    "mailbox_owner_id",
    "mailbox_team_id",
    "mailbox_visibility",
  ],
  verbs: {
    claim: claim(conversations, "Takes a conversation that nobody answers yet. Of two who try at once, one gets it."),
    assign: assign(conversations, "Gives the conversation to a colleague who reads its mailbox."),
    close: to("closed", "Says that nothing is left to do. The next letter opens it again.", [
      "open",
      "snoozed",
      "spam",
    ]),
    reopen: to("open", "Opens it again.", ["closed", "snoozed", "spam"]),
    junk: to("spam", "Puts it with what nobody asked for. The next letter leaves it there.", [
      "open",
      "snoozed",
      "closed",
    ]),
    snooze: verb(
      "Lets it sleep until a moment, or until they write again.",
      z.object({ snoozed_until: z.iso.datetime({ offset: true }) }),
      async ({ tx, input: { id, snoozed_until } }) => {
        const set = { status: "snoozed" as const, snoozed_until };
        const slept = await tx
          .update(conversations)
          .set(set)
          .where(eq(conversations.id, id))
          .returning({ id: conversations.id });
        mustChange(slept, not_yours);
      },
      { from: ["open", "snoozed", "closed"], many: true },
    ),
  },
});

const not_yours = "This conversation is not yours to change.";

function to(status: Exclude<Status, "snoozed">, about: string, from: Status[]): Verb<z.ZodObject> {
  return verb(
    about,
    z.object({}),
    async ({ tx, input }) => {
      const moved = await tx
        .update(conversations)
        .set({ status, snoozed_until: null })
        .where(eq(conversations.id, input.id))
        .returning({ id: conversations.id });
      mustChange(moved, not_yours);
    },
    { from, many: true },
  );
}
