import type { TestCompany } from "../testing/company.ts";

/** Of the definers that people call those on workflows and their runs. */
export const on_workflows = {
  "publish_workflow(p_id uuid)":
    "the scopes of publishing workflows (app.hold); in person; requests to others, who may make webhooks",
  "pause_workflow(p_id uuid, p_pause boolean)": "the scopes of publishing workflows (app.hold); in person",
  "start_workflow(p_id uuid, p_row uuid)":
    "the scopes of publishing workflows (app.hold); in person, for a record that one sees",
  "change_workflow_run(p_run uuid, p_act text)": "the scopes of publishing workflows (app.hold); in person",
  "answer_workflow(p_run uuid, p_approved boolean, p_note text)":
    "of whom it asks; where they are gone, the scopes of publishing workflows (app.hold); in person",
  "workflow_log(p_id uuid, p_before bigint, p_state text)":
    "the right to read workflows; names of records that one sees, steps by the scopes of publishing",
  "my_workflow_questions()": "of oneself",
  "notice_of_workflow(p_person uuid, p_text text)": "the run of a workflow alone",
  "begin_try()": "nothing that is kept: the transaction cannot be committed",
};

/** Of those that both call. */
export const of_runs = {
  "settle_workflow_step(p_run uuid, p_at integer, p_attempts integer, p jsonb)": "the server, or the run itself",
};

/** Of those that the server calls those that run them. */
export const on_running = {
  "queue_workflows(p_most integer)": "the server only",
  "lease_workflow_run(p_token_hash bytea)": "the server only",
  "retire_workflows()": "the server only",
};

/** A workflow that is somebody else's, with a run that waits for somebody else. */
export async function workflowOf(
  { row, owner }: TestCompany,
  stranger: string,
): Promise<{ workflow: string; workflow_run: string }> {
  const definition = { format: 1, trigger: { on: "hand", entity: "leads" }, if: { match: "all", of: [] }, steps: [] };
  const workflow = await row("public.workflows", {
    name: "Elsewhere",
    definition: JSON.stringify(definition),
    owner_id: stranger,
    published: 1,
  });
  await owner.query("insert into app.workflow_versions values ($1, 1, $2, $3)", [workflow, definition, stranger]);
  const text = `insert into app.workflow_runs (workflow_id, number, waits_for, wait_step, person_id, next_at)
    values ($1, 1, 'person', 'ask', $2, null) returning id`;
  const { rows } = await owner.query<{ id: string }>(text, [workflow, stranger]);
  return { workflow, workflow_run: rows[0]?.id ?? "" };
}

/** Their tries. */
export const triesOnWorkflows = ({
  workflow,
  workflow_run: run,
}: Record<"workflow" | "workflow_run", string>): Record<string, string[]> => ({
  publish_workflow: [`app.publish_workflow('${workflow}')`],
  pause_workflow: [`app.pause_workflow('${workflow}', true)`],
  start_workflow: [`app.start_workflow('${workflow}', null)`],
  change_workflow_run: [`app.change_workflow_run('${run}', 'stop')`],
  answer_workflow: [`app.answer_workflow('${run}', true, null)`],
  workflow_log: [`app.workflow_log('${workflow}', null, 'failed')`],
  my_workflow_questions: ["app.my_workflow_questions()"],
  notice_of_workflow: ["app.notice_of_workflow(app.user_id(), 'Told')"],
  begin_try: ["app.begin_try()"],
});
