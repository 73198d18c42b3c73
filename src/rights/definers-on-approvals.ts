/** Of the definers that people call those on what agents propose, and on the versions that are tried by that. */
export const on_approvals = {
  "approval_changes(p_id uuid, p_proposed boolean)":
    "a proposal that the caller sees; of its records those that they see, without masked columns",
  "begin_release(p_id uuid)":
    "a proposal within the scopes of deciding (app.hold), all of whose records the caller sees; in person",
  "begin_revert(p_id uuid)":
    "a proposal within the scopes of deciding (app.hold), whose record the caller sees; in person",
  "close_approval(p_id uuid, p_as text, p_reason text)":
    "a proposal within the scopes of deciding (app.hold); in person",
  "try_policy(p_id uuid)":
    "a candidate within the scopes of changing versions (app.hold), on cases that the caller sees; in person",
  "adopt_policy(p_id uuid, p_reason text)":
    "a candidate within the scopes of changing versions (app.hold), that has passed; in person",
  "policy_results(p_id uuid)": "a version that the caller sees; of its cases those that they see",
  "replay_case(p_case uuid)": "of a run that tries its agent, by the signed claims; nothing of its transaction is kept",
  "edit_approval(p_id uuid, p_input jsonb, p_effects jsonb)":
    "a proposal within the scopes of deciding (app.hold), its own columns; in person",
  "release(p_id uuid)": "what this transaction has begun by app.begin_release, by the signed claims",
  "rehearsed(p_entity text, p_row uuid)": "of a rehearsal or of what is being approved, which is this transaction",
};
