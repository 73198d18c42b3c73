import type { Entry } from "../../client/api.ts";
import { choice, column, moment, person, tags, text } from "../../screen/columns.tsx";
import { board } from "../../screen/layouts.ts";
import { Priority } from "../../screen/priority.tsx";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { ticket_filters } from "./ticket-filters.ts";
import { glyphs } from "./ticket-glyphs.ts";
import { TicketDue } from "./ticket-due.tsx";

type Ticket = Entry<"tickets">;

const status = ({ status: state }: Ticket) => <StateMark entity="tickets" state={state} glyph={glyphs[state]} />;
const name = ({ number, name: called }: Ticket) => (
  <span className="flex min-w-0 items-center gap-2">
    <span className="w-12 flex-none truncate text-ink-3 tabular-nums">#{number}</span>
    <span dir="auto" className="truncate font-medium">
      {called}
    </span>
  </span>
);

/** Tickets: a table of what is due next, a board by their state, and a panel in which the client is answered. */
export default screen("tickets", {
  columns: [
    column("name", 240, name, { sort: "name", grow: 3, fields: ["number", "name"] }),
    column("status", 160, status, { sort: "status", from: 420 }),
    column("priority", 104, (ticket) => <Priority of={ticket} />, { sort: "urgency", from: 800 }),
    column("due_at", 128, (ticket) => <TicketDue of={ticket} />, { sort: "due_at", label: phrase("Due"), from: 560 }),
    text("account_name", { label: phrase("Client"), from: 760 }),
    text("requester", { from: 1240 }),
    person("owner", { label: phrase("Assignee"), from: 640 }),
    choice("kind", { from: 1120 }),
    moment("created_at", { label: phrase("Asked"), from: 1000 }),
    tags(),
  ],
  compact: (ticket) => (
    <TwoLines
      name={[ticket.name, ticket.account_name]}
      below={[status(ticket), `#${ticket.number}`, ticket.due_at && <TicketDue of={ticket} />]}
      owner={ticket.owner}
    />
  ),
  order: "due_at",
  filters: ticket_filters,
  presets: () => ({
    [phrase("All tickets")]: {},
    [phrase("Open tickets")]: { status: "open" },
    [phrase("My tickets")]: { status: "open", owner: "me" },
    [phrase("Unassigned")]: { status: "open", owner: "none" },
    [phrase("Overdue tickets")]: { due: "past" },
    [phrase("Awaiting client")]: { status: "awaiting_client" },
  }),
  fields: {
    owner_id: { label: phrase("Assignee") },
    account_id: { label: phrase("Client") },
    account_name: { label: phrase("Client") },
    contact_id: { label: phrase("Contact") },
    body: { label: phrase("Description") },
    answer: { label: phrase("First answer") },
    solving: { label: phrase("Solved in time") },
    solution: { label: phrase("What solved it") },
    answer_due_at: { label: phrase("First answer by") },
    answered_at: { label: phrase("First answered") },
    solve_due_at: { label: phrase("Solution by") },
    solved_at: { label: phrase("Solved") },
    due_at: { label: phrase("Due") },
    waits_since: { label: phrase("Waiting since") },
    waited: { label: phrase("Waiting time") },
    reopened: { label: phrase("Reopened") },
    rating: { label: phrase("Rating") },
    problem_id: { label: phrase("Linked problem") },
    created_at: { label: phrase("Asked") },
  },
  answers_client: true,
  glyph: (state) => glyphs[state],
  layouts: [board({ by: "status" })],
  form: ["name", "account_id", "contact_id", "requester", "kind", "priority", "channel", "owner_id", "body"],
  wide: ["name", "body"],
  given_to_many: ["priority", "kind", "tag_ids"],
  panel: late(() => import("./ticket-panel.tsx")),
});
