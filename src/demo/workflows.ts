const step = (id: string, name: string) => ({
  id,
  type: "act",
  tool: "tasks_create",
  input: { name, owner_id: "{{ record.owner_id }}" },
});
const definition = (trigger: object, steps: object[], of: object[] = []) =>
  JSON.stringify({ format: 1, trigger, if: { match: "all", of }, steps }).replaceAll("'", "''");

const won = definition({ on: "event", entity: "leads", event: "entered", state: "won" }, [
  step("welcome", "Welcome {{ record.name }}"),
  { id: "pause", type: "wait", minutes: 10_080, until_states: [] },
  step("ask", "Ask {{ record.name }} how the first week was"),
]);
const thanks = definition(
  { on: "event", entity: "leads", event: "created" },
  [
    {
      id: "thanks",
      type: "letter",
      subject: "Thank you, {{ record.name }}",
      body: "We will call you within two working days.",
    },
  ],
  [{ field: "emails", is: "filled", value: "" }],
);

const published = `publisher_id = p.id, published = 1, published_at = now() - interval '20 days', changed = false`;

/** Workflows as a small company has them: one that has run and rests, and a draft of marketing's. */
export const workflows = [
  `insert into public.workflows (name, note, definition, owner_id, created_by)
    select w.name, w.note, w.definition::jsonb, p.id, p.id from (values
      ('Welcome a won client', 'Rests until the new tasks are agreed.', '${won}', 'admin@demo.test'),
      ('Thank for a request', null, '${thanks}', 'marketing@demo.test')) w (name, note, definition, email) join public.people p using (email)`,
  `insert into app.workflow_versions (workflow_id, number, definition, publisher_id, published_at)
    select id, 1, definition, owner_id, now() - interval '20 days' from public.workflows where name = 'Welcome a won client'`,
  `update public.workflows w set status = 'active', ${published} from public.people p where w.name = 'Welcome a won client' and p.id = w.owner_id`,
  `update public.workflows set status = 'paused' where name = 'Welcome a won client'`,
  `with ran as (insert into app.workflow_runs (workflow_id, number, entity, row_id, state, error, started_at, ended_at, next_at, at)
      select w.id, 1, 'leads', l.id, case when l.n = 2 then 'failed' else 'succeeded' end,
        case when l.n = 2 then 'Its publisher does not see the record, or it is not there any more.' end,
        now() - l.n * interval '3 days', now() - l.n * interval '3 days' + interval '2 seconds', null, case when l.n = 2 then 2 else 3 end
      from public.workflows w, (select id, row_number() over (order by id) as n from public.leads where stage = 'won' and deleted_at is null limit 4) l
     where w.name = 'Welcome a won client' order by l.n desc returning id, state, ended_at)
   insert into app.workflow_steps (run_id, step, state, output, ended_at, ms)
    select r.id, s.step, 'done', '{}', r.ended_at, s.ms from ran r, (values ('welcome', 14), ('pause', 1), ('ask', 12)) s (step, ms)
     where r.state = 'succeeded' or s.step <> 'ask'`,
];
