import { eq } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { assign, claim, move } from "../../entity/usual-verbs.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { tags } from "../tags/tag.schema.ts";
import { open_states } from "./ticket-states.ts";
import { tickets } from "./ticket.schema.ts";

const id = { id: tickets.id };
const over = ["resolved", "closed"] as const;

/** What clients ask, each with a number, an owner, and the moments by which it is answered and solved. */
export const ticket = entity(tickets, {
  title: { one: "Ticket", many: "Tickets" },
  about:
    "What a client asks the company to answer or to mend. It has a number, and by its priority two moments in the company's working time: of the first answer and of the solution. The second is put off while it waits for the client or for others.",
  example: { name: "The delivery date is missing on the invoice", kind: "incident", priority: "high" },
  refers: { tag_ids: tags },
  kinds: { body: "text", solution: "text", rating_note: "text", waited: "minutes", reopened: "count" },
  state: "status",
  written_by_verbs: [
    "team_id",
    "number",
    "account_name",
    "answer_due_at",
    "answered_at",
    "solve_due_at",
    "solved_at",
    "waits_since",
    "waited",
    "reopened",
    "rating",
    "rating_note",
  ],
  verbs: {
    assign: assign(tickets, "Gives the ticket to another employee."),
    claim: claim(tickets, "Makes a ticket one's own that nobody answers yet. Of two who try at once, one gets it."),
    move: move(
      tickets.status,
      "Moves the ticket to another state, where the present one lets it follow.",
      "This ticket is not yours to change.",
    ),
    solve: verb(
      "Says that the ticket is solved, and what solved it: its client reads both.",
      z.object({ solution: z.string().trim().min(1).max(2000) }),
      async ({ tx, input }) => {
        const solved = await tx
          .update(tickets)
          .set({ status: "resolved", solution: input.solution })
          .where(eq(tickets.id, input.id))
          .returning(id);
        mustChange(solved, "This ticket is not yours to change.");
      },
      { from: [...open_states] },
    ),
    reopen: verb(
      "Opens a solved ticket again. Its client can do so for seven days.",
      z.object({}),
      async ({ tx, input }) => {
        const opened = await tx
          .update(tickets)
          .set({ status: "in_progress" })
          .where(eq(tickets.id, input.id))
          .returning(id);
        mustChange(opened, "This ticket is not yours to change.");
      },
      { from: [...over] },
    ),
    rate_solution: verb(
      "Says how well a ticket was solved, as its client.",
      z.object({
        rating: z.enum(["satisfied", "neutral", "dissatisfied"]),
        rating_note: z.string().trim().max(2000).nullable().default(null),
      }),
      async ({ tx, input: { id: ticket_id, rating, rating_note } }) => {
        const rated = await tx
          .update(tickets)
          .set({ rating, rating_note })
          .where(eq(tickets.id, ticket_id))
          .returning(id);
        mustChange(rated, "Only its client says how well a ticket was solved.");
      },
      { from: [...over] },
    ),
  },
});
