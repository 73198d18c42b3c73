import { places } from "../../entities/places.ts";
import { wordedChoice } from "../../ui/choice-word.ts";
import { phrase, t } from "../../ui/translate.ts";

/** What was done, as the rest of a sentence that begins with who did it. */
export function verbWord(verb: string): string {
  return t(verbs[verb] ?? wordedChoice(verb));
}

/** What a kind of record is called. */
export function entityWord(entity: string): string {
  const place = (places as Record<string, { words: { one: string } } | undefined>)[entity];
  return t(place?.words.one ?? others[entity] ?? wordedChoice(entity));
}

/** What can be done that the log tells of, by its verb. */
export const verbs: Record<string, string> = {
  create: phrase("created"),
  update: phrase("changed"),
  remove: phrase("deleted"),
  restore: phrase("restored"),
  purge: phrase("deleted for good"),
  export: phrase("exported"),
  export_own_data: phrase("exported their own data"),
  committed: phrase("imported"),
  undone: phrase("undid an import"),
  stopped: phrase("stopped an import"),
  new_device: phrase("signed in with a new device"),
  end: phrase("ended sessions"),
  change_password: phrase("changed the password"),
  make_reset: phrase("requested a new password"),
  use_reset: phrase("set a new password"),
  use_link: phrase("signed in by a link"),
  second_factor_on: phrase("turned two-step sign-in on"),
  second_factor_off: phrase("turned two-step sign-in off"),
  recovery_codes: phrase("made new recovery codes"),
  passkey_add: phrase("added a passkey"),
  passkey_rename: phrase("renamed a passkey"),
  passkey_remove: phrase("removed a passkey"),
  sso_link: phrase("linked single sign-on"),
  sso_unlink: phrase("unlinked single sign-on"),
  api_key_make: phrase("created an API key"),
  api_key_end: phrase("revoked an API key"),
  calendar_feed_make: phrase("created a calendar address"),
  calendar_feed_end: phrase("revoked a calendar address"),
  screen_link_make: phrase("made a device link"),
  screen_link_end: phrase("ended a device link"),
  invite: phrase("invited"),
  revoke: phrase("withdrew the invitation"),
  renew: phrase("renewed the invitation"),
  accept: phrase("accepted the invitation"),
  propose: phrase("proposed a role"),
  agree: phrase("approved a role"),
  decline: phrase("rejected a role"),
  right_change: phrase("changed a right"),
  right_propose: phrase("proposed a change of a right"),
  right_decline: phrase("declined a change of a right"),
  right_release: phrase("kept the company’s right beside a new version’s"),
  join: phrase("joined"),
  leave: phrase("left"),
  hand_over: phrase("handed over everything"),
  incident: phrase("responded to an incident"),
  ask_for_report: phrase("asked for an update"),
};

// What has no page of its own.
const others: Record<string, string> = {
  sessions: phrase("Sign-in"),
  big_screen_links: phrase("Device link"),
  invitations: phrase("Invitation"),
  role_proposals: phrase("Role proposal"),
  role_permissions: phrase("Right of a role"),
  user_roles: phrase("Role"),
  model_endpoint: phrase("Model endpoint"),
  audit_logs: phrase("Audit log"),
  imports: phrase("Imported file"),
  company: phrase("Company"),
  pipelines: phrase("Pipeline"),
  stages: phrase("Stage"),
  own_fields: phrase("Custom field"),
  choices: phrase("List entry"),
  rates: phrase("Exchange rate"),
  holidays: phrase("Day off"),
  absences: phrase("Absence"),
  score_rules: phrase("Score rule"),
  targets: phrase("Target"),
  source_costs: phrase("Cost of a source"),
  saved_searches: phrase("Saved search"),
  saved_views: phrase("Saved view"),
  notifications: phrase("Notification"),
  project_links: phrase("Relation of projects"),
  project_rates: phrase("Project rate"),
  project_states: phrase("Project state"),
  task_links: phrase("Relation of tasks"),
  task_people: phrase("Person of a task"),
  task_records: phrase("Record of a task"),
};

/** The kinds of records that the log can be asked for. */
export const logged_entities = [...Object.keys(places), ...Object.keys(others)];
