/** Of the definers that people call those on projects, tasks and time. */
export const on_work = {
  "keep_shift(p_moved jsonb)": "of oneself: what one has moved, for a day",
  "kept_shift(p_id uuid)": "of oneself: another's is not found",
  "made_task(p_entity text, p_row uuid)": "a record that the caller sees (app.sees_within)",
  "unmake_task(p_entity text, p_row uuid)": "of oneself: the task that one made of a record that one sees, for a day",
  "ask_for_report(p_project uuid)": "the scopes of asking, on a project that one sees (app.hold); once a day",
  "project_access(p_project uuid)":
    "a project that the caller may change, or sees where they may open the page of all projects (app.rows_for)",
  "work_of_week(p_person uuid, p_day date)": "the page of project managers; rows within the scopes of read",
  "workload(p_from date, p_weeks integer, p_team uuid)":
    "the page of project managers; of tasks beyond the scopes of read sums alone",
  "decide_time(p_id uuid, p_to text, p_reason text)":
    "the scopes of approving time (app.hold); what may follow the state in which it is",
  "make_project_of_lead(p_lead uuid, p_name text, p_manager uuid, p_template uuid, p_starts date)":
    "the right to convert that lead (app.hold); a manager whose role manages projects, a template that one sees",
};

/** Their tries, on what is somebody else's. */
export const triesOnWork = (
  theirs: Record<"person" | "lead" | "time" | "project" | "shift", string>,
): Record<string, string[]> => ({
  make_project_of_lead: [`app.make_project_of_lead('${theirs.lead}', 'Taken', '${theirs.person}', null, null)`],
  decide_time: ["approved", "rejected", "draft"].map((to) => `app.decide_time('${theirs.time}', '${to}', 'x')`),
  ask_for_report: [`app.ask_for_report('${theirs.project}')`],
  project_access: [`app.project_access('${theirs.project}')`],
  workload: ["app.workload(current_date, 12, null)"],
  work_of_week: [`app.work_of_week('${theirs.person}', null)`, `app.work_of_week(app.user_id(), current_date)`],
  kept_shift: [`app.kept_shift('${theirs.shift}')`],
});
