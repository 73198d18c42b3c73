import type { Entry } from "../../client/api.ts";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { reopened_for_days } from "./ticket-states.ts";

export type Ticket = Entry<"tickets">;

const day_ms = 86_400_000;

/** What its client is told of the state of a request. */
export function stateSentence({ status, answered_at, answer_due_at, solve_due_at }: Ticket): string {
  const due = answered_at ? solve_due_at : answer_due_at;
  if ((status === "new" || status === "in_progress") && due && Date.parse(due) > Date.now())
    return t(answered_at ? phrase("We are on it, and mean to solve it by {{at}}.") : phrase("We answer by {{at}}."), {
      at: formatDateTime(due),
    });
  return t(sentences[status]);
}

const sentences: Record<Ticket["status"], string> = {
  new: phrase("It has arrived, and nobody has answered yet."),
  in_progress: phrase("We are on it."),
  awaiting_client: phrase("We wait for your answer."),
  awaiting_third_party: phrase("We wait for somebody else."),
  resolved: phrase("It is solved."),
  closed: phrase("It is closed."),
  spam: phrase("It is closed."),
};

/** Whether it is over, and whether its client can still write about it or open it again. */
export const isOver = ({ status }: Ticket): boolean =>
  status === "resolved" || status === "closed" || status === "spam";
export const canReopen = (ticket: Ticket): boolean =>
  ticket.status !== "spam" &&
  (!isOver(ticket) || Date.parse(ticket.solved_at ?? "") > Date.now() - reopened_for_days * day_ms);

// What the server says to a client who asks or writes.
phrase("At most 100 requests a day are taken from one person. Write in one that is open.");
phrase("It was solved more than seven days ago. Please ask anew.");
