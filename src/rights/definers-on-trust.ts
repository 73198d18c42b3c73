/** Of the definers that people call those of the log, of security and of health. */
export const on_trust = {
  "end_key_of(p_id uuid)": "the right to sign out, on somebody else (app.other_person)",
  "incident(p_user uuid, p_acts text[], p_reason text)": "the right of each act, in person",
  "system_health()": "the right to open the page of system health",
  "server_state()": "the right to open the page for developers",
  "security_state()": "the right to read the whole log",
  "key_told(p_key uuid)": "whoever reads the whole log",
  "run_told(p_run uuid)": "whoever reads the whole log",
  "runs_of(p_agents text[])": "whoever reads the whole log",
  "verify_seals(p_after bigint, p_entries bigint, OUT upto bigint, OUT entries bigint, OUT seal bigint, OUT entry bigint, OUT problem text)":
    "whoever reads the whole log",
};
