import type { Condition, Definition, Step, Trigger } from "../../workflows/definition.ts";
import { phrase } from "../../ui/translate.ts";

type Me = { id: string; time_zone: string };
/** A workflow that a small company wants, to begin with. */
export type Ready = { name: string; about: string; made: (me: Me) => Definition };

const on = (entity: Extract<Trigger, { on: "event" }>["entity"], event: "created" | "updated" | "entered", rest = {}) =>
  ({ on: "event", entity, event, ...rest }) as Trigger;
const every = (rhythm: "daily" | "weekdays" | "weekly" | "monthly", at_time: string, { time_zone }: Me): Trigger => {
  return { on: "schedule", rhythm, weekday: "monday", day_of_month: 1, at_time, time_zone };
};
const only = (...of: Condition[]): Definition["if"] => ({ match: "all", of });
const field = (name: string, is: Condition["is"], value = ""): Condition => ({ field: name, is, value });
const made = (trigger: Trigger, steps: Step[], conditions = only()): Definition => {
  return { format: 1, trigger, if: conditions, steps };
};
const act = (id: string, tool: string, input: Extract<Step, { type: "act" }>["input"]): Step => {
  return { id, type: "act", tool, input, on_failure: "stop" };
};
const wait = (id: string, days: number, until_states: string[] = []): Step => {
  return { id, type: "wait", minutes: days * 1440, until_states };
};
const branch = (id: string, conditions: Definition["if"], yes: Step[], no: Step[] = []): Step => {
  return { id, type: "branch", if: conditions, yes, no };
};
const task = (id: string, name: string, days: number, owner = "{{ record.owner_id }}"): Step =>
  act(id, "tasks_create", { name, owner_id: owner, due_on: `{{ today | plus_days: ${days} }}` });
const tell = ({ id }: Me, text: string): Step => ({
  id: "tell",
  type: "notice",
  person_id: id,
  text,
  on_failure: "go_on",
});

/** A workflow that does nothing yet. */
export const empty: Definition = made(on("leads", "created"), []);

/** The ready ones, by the name that is offered. */
export const ready: Ready[] = [
  {
    name: phrase("Call each new lead"),
    about: phrase("A new lead with an owner gets a planned call for tomorrow."),
    made: () => made(on("leads", "created"), [call("Introduce ourselves", 1)], only(field("owner_id", "filled"))),
  },
  {
    name: phrase("Thank for a request"),
    about: phrase("Whoever becomes a lead with an e-mail address gets an answer at once."),
    made: () =>
      made(
        on("leads", "created"),
        [thanks],
        only(field("emails", "filled"), field("do_not_contact", "differs", "true")),
      ),
  },
  {
    name: phrase("Follow a proposal up"),
    about: phrase("A week after a proposal a call is planned, unless the lead was won or lost."),
    made: () =>
      made(on("leads", "entered", { state: "proposal" }), [
        wait("pause", 7, ["won", "lost"]),
        branch("open", only(field("stage", "equals", "proposal")), [call("Ask about the proposal", 0)]),
      ]),
  },
  {
    name: phrase("Approve large deals"),
    about: phrase("A lead of more than 10,000 in negotiation asks you first; a no becomes a task of its owner."),
    made: (me) =>
      made(on("leads", "entered", { state: "negotiation" }), [approve(me)], only(field("value", "more", "10000"))),
  },
  {
    name: phrase("Welcome a won client"),
    about: phrase("A lead that is won makes tasks for the first week."),
    made: () =>
      made(on("leads", "entered", { state: "won" }), [
        task("welcome", "Welcome {{ record.name }}", 1),
        task("papers", "Ask {{ record.name }} for the papers", 3),
        task("first", "First meeting with {{ record.name }}", 7),
      ]),
  },
  {
    name: phrase("Learn from lost leads"),
    about: phrase("Three months after a lead was lost its owner is to ask again."),
    made: () =>
      made(on("leads", "entered", { state: "lost" }), [
        wait("pause", 90),
        task("again", "Ask {{ record.name }} again", 2),
      ]),
  },
  {
    name: phrase("Tell me of large leads"),
    about: phrase("You are told as soon as a lead is worth more than 50,000."),
    made: (me) =>
      made(
        on("leads", "updated", { field: "value" }),
        [tell(me, "{{ record.name }} is worth {{ record.value }}")],
        only(field("value", "more", "50000")),
      ),
  },
  {
    name: phrase("Urgent tickets"),
    about: phrase("You are told of an urgent ticket, and it becomes a task for today."),
    made: (me) =>
      made(
        on("tickets", "created"),
        [tell(me, "Urgent: {{ record.name }}"), task("answer", "Answer the ticket {{ record.name }}", 0, me.id)],
        only(field("priority", "equals", "urgent")),
      ),
  },
  {
    name: phrase("Ask after a solved ticket"),
    about: phrase("Two days after a ticket was resolved somebody is to ask whether all is well."),
    made: () =>
      made(on("tickets", "entered", { state: "resolved" }), [
        wait("pause", 2),
        task("ask", "Is all well with {{ record.name }}?", 1),
      ]),
  },
  {
    name: phrase("Begin a project"),
    about: phrase("A project that becomes active gets its first tasks."),
    made: () =>
      made(on("projects", "entered", { state: "active" }), [
        projectTask("meeting", "First meeting", 3),
        projectTask("plan", "Write the plan", 7),
      ]),
  },
  {
    name: phrase("Close a project well"),
    about: phrase("A completed project asks for its invoice and for what was learned."),
    made: () =>
      made(on("projects", "entered", { state: "completed" }), [
        projectTask("invoice", "Send the last invoice", 2),
        projectTask("review", "Look back", 7),
      ]),
  },
  {
    name: phrase("Tasks that wait too long"),
    about: phrase("A task that is in review for three days is told to you."),
    made: (me) =>
      made(on("tasks", "entered", { state: "in_review" }), [
        wait("pause", 3, ["done", "cancelled"]),
        branch("still", only(field("status", "equals", "in_review")), [tell(me, "Still in review: {{ record.name }}")]),
      ]),
  },
  {
    name: phrase("Clients at risk"),
    about: phrase("A client whose health becomes poor is called within two days."),
    made: () =>
      made(on("accounts", "updated", { field: "health", to: "at_risk" }), [task("call", "Call {{ record.name }}", 2)]),
  },
  {
    name: phrase("Published documents"),
    about: phrase("You are told of each document that is published."),
    made: (me) => made(on("documents", "entered", { state: "published" }), [tell(me, "Published: {{ record.name }}")]),
  },
  {
    name: phrase("Weekly look at the pipeline"),
    about: phrase("Every Monday the agents sum the pipeline up, and you get a task to read it."),
    made: (me) =>
      made(every("weekly", "08:00", me), [
        {
          id: "sum",
          type: "agent",
          title: "Which open leads need attention this week?",
          capability: "answer_question",
          hours: 24,
          on_failure: "go_on",
        },
        act("read", "tasks_create", {
          name: "Read the week's leads",
          body: "{{ steps.sum.said }}",
          owner_id: me.id,
          due_on: "{{ today }}",
        }),
      ]),
  },
];

function call(subject: string, days: number): Step {
  return act("call", "activities_create", {
    entity: "leads",
    row_id: "{{ record.id }}",
    kind: "call",
    state: "planned",
    subject,
    at: `{{ today | plus_days: ${days} }}T09:00:00Z`,
  });
}

function projectTask(id: string, name: string, days: number): Step {
  const input = { name, project_id: "{{ record.id }}", due_on: `{{ today | plus_days: ${days} }}` };
  return act(id, "tasks_create", input);
}

const thanks: Step = {
  id: "thanks",
  type: "letter",
  subject: "Thank you for your request",
  body: "Good morning {{ record.name }},\n\nthank you for your message. We will call you within two working days.",
  on_failure: "stop",
};

function approve({ id }: Me): Step {
  const question = "May we offer {{ record.name }} terms for {{ record.value }}?";
  const no = task("talk", "Talk about {{ record.name }} before the offer", 1);
  return { id: "approve", type: "approval", person_id: id, question, hours: 72, yes: [], no: [no] };
}
