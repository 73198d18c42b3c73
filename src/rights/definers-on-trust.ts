/** Of the definers that people call those of the log, of security and of health. */
export const on_trust = {
  "end_key_of(p_id uuid)": "the right to sign out, on somebody else (app.other_person)",
  "incident(p_user uuid, p_acts text[], p_reason text)": "the right of each act, in person",
  "job_list()": "the right to open the page of system health",
  "run_job_now(p_task text)": "the right to have what was set aside tried again",
  "request_figures(p_span text, p_since timestamp with time zone)": "the right to open the page of monitoring",
  "web_vitals(p_since timestamp with time zone)": "the right to open the page of monitoring",
  "usage_people(p_from date, p_until date)":
    "the right to read how the app is used; nothing of fewer than three people",
  "usage_things(p_since timestamp with time zone, p_until timestamp with time zone)":
    "the right to read how the app is used; nothing of fewer than three people",
  "usage_funnel(p_since timestamp with time zone, p_until timestamp with time zone, p_steps text[])":
    "the right to read how the app is used; nothing of fewer than three people",
  "optimization_state()": "the right to open the page of optimization",
  "error_list()": "the right to open the page of monitoring",
  "settle_error(p_id uuid, p_state text)": "the right to settle errors",
  "part_history()": "the right to open the page of system health",
  "server_state()": "the right to open the page for developers",
  "retention_state()": "the right to read the whole log",
  "security_state()": "the right to read the whole log",
  "key_told(p_key uuid)": "whoever reads the whole log",
  "run_told(p_run uuid)": "whoever reads the whole log",
  "runs_of(p_agents text[])": "whoever reads the whole log",
  "verify_seals(p_after bigint, p_entries bigint, OUT upto bigint, OUT entries bigint, OUT seal bigint, OUT entry bigint, OUT problem text)":
    "whoever reads the whole log",
};

/** Of those that the server calls those that keep what it measures. */
export const on_measuring = {
  "pulse(p_server text, p_tasks text[])": "the server only",
  "note_job(p_task text, p_took_ms integer, p_error text)": "the server only",
  "note_parts(p_parts jsonb)": "the server only",
  "keep_errors(p_release integer, p_rows jsonb)": "the server only",
  "keep_requests(p_rows jsonb)": "the server only",
  "note_release(p_number integer, p_version text)": "the server only",
  "retire_monitoring()": "the server only",
  "retire_usage()": "the server only",
  "keep_forecasts()": "the server only",
};

/** The tries of the former, on a key, a run and a person that are somebody else's. */
export const triesOnTrust = (theirs: Record<"person" | "key" | "run", string>): Record<string, string[]> => ({
  end_key_of: [`app.end_key_of('${theirs.key}')`],
  incident: [`app.incident('${theirs.person}', '{lock,sign_out}', 'why')`, "app.incident(null, '{halt}', 'why')"],
  key_told: [`app.key_told('${theirs.key}')`],
  run_job_now: ["app.run_job_now('seal_log')"],
  run_told: [`app.run_told('${theirs.run}')`],
  runs_of: ["app.runs_of('{theirs}')"],
  verify_seals: ["app.verify_seals(0, null)"],
  settle_error: [`app.settle_error('${theirs.key}', 'ignored')`],
  usage_people: ["app.usage_people('2026-01-01', '2026-12-31')"],
  usage_things: ["app.usage_things('-infinity', 'infinity')"],
  usage_funnel: ["app.usage_funnel('-infinity', 'infinity', '{/leads,/tasks}')"],
  web_vitals: ["app.web_vitals('-infinity')"],
  request_figures: ["app.request_figures('hour', '-infinity')"],
});
