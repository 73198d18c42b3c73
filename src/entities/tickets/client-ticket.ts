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
    return t(
      answered_at ? phrase("We are on it and aim to solve it by {{at}}.") : phrase("We will answer by {{at}}."),
      {
        at: formatDateTime(due),
      },
    );
  return t(sentences[status]);
}

const sentences: Record<Ticket["status"], string> = {
  new: phrase("We have received your request."),
  in_progress: phrase("We are on it."),
  awaiting_client: phrase("We are waiting for your answer."),
  awaiting_third_party: phrase("We are waiting for a third party."),
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
phrase("You can send at most 100 requests a day. Write in an open one instead.");
phrase("You can only close this request, or reopen it once it is solved.");
phrase("You can rate it once it is solved.");
phrase("It was solved more than seven days ago. Please send a new request.");
