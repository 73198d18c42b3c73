import { placeOf } from "../../../entities/places.ts";
import { fieldName } from "../../../records/field-names.ts";
import { wordedChoice } from "../../../ui/choice-word.ts";
import { phrase, t } from "../../../ui/translate.ts";
import type { Scope } from "./rights-data.ts";

/** The verbs with a column of their own in the table; the rest share one. */
export const main_verbs = ["read", "create", "update", "delete"];

const verbs: Record<string, string> = {
  read: phrase("Read"),
  create: phrase("Create"),
  update: phrase("Change"),
  delete: phrase("Delete"),
  assign: phrase("Assign"),
  claim: phrase("Take over"),
  convert: phrase("Convert"),
  pause: phrase("Pause"),
  decide: phrase("Decide"),
  approve: phrase("Approve"),
  ask_for_report: phrase("Ask for a report"),
  allow: phrase("Allow tools"),
  look: phrase("Look for news"),
  export: phrase("Export"),
  import: phrase("Import"),
  grant: phrase("Give roles"),
  hire: phrase("Invite"),
  halt: phrase("Stop all agents"),
  publish: phrase("Publish"),
  start: phrase("Start"),
  ask_client: phrase("Ask the client by a link"),
  end: phrase("End a link"),
  lift_halt: phrase("Start agents again"),
  reset_password: phrase("Reset passwords"),
  sign_out: phrase("Sign people out"),
  suspend: phrase("Suspend"),
  retry: phrase("Try again"),
  settle: phrase("Resolve or ignore"),
  change: phrase("Change rights"),
};

/** A verb as people say it. */
export const verbName = (verb: string): string => t(verbs[verb] ?? wordedChoice(verb));

/** The scopes in a word or two. */
const scope_words: Record<string, string> = {
  all: phrase("all"),
  own: phrase("own"),
  team: phrase("team"),
  project: phrase("project"),
  account: phrase("own client"),
  unowned: phrase("without owner"),
  mine: phrase("created by them"),
  managed: phrase("project they manage"),
  led: phrase("without owner, in a project they manage"),
  free: phrase("without owner, in their project"),
  self: phrase("about themselves"),
  asked: phrase("while it is their turn"),
  person: phrase("about themselves"),
  shown: phrase("shown to their client"),
  shared: phrase("shared"),
  public: phrase("public"),
  task: phrase("task they work on"),
  watching: phrase("watched by them"),
  open: phrase("own, not submitted"),
  unlocked: phrase("own, not approved"),
  client: phrase("client they work for"),
  client_team: phrase("of a client, in their team"),
  company: phrase("open to the company"),
  channel: phrase("channel they are in"),
  personal: phrase("in a mailbox of their own"),
  box_team: phrase("in a mailbox of their team"),
  any_team: phrase("of any team"),
  given: phrase("given to them by a form"),
  active: phrase("those in use"),
  of_others: phrase("managed, of others"),
};

// Of which side or parent a scope speaks, before the rest of its name.
const sides: Record<string, string> = {
  both: phrase("both sides {{scope}}"),
  from: phrase("from {{scope}}"),
  to: phrase("to {{scope}}"),
};

/** A scope in a word or two: `leads_own` is "Leads: own". */
export function scopeWord(scope: string): string {
  const whole = scope_words[scope];
  if (whole) return t(whole);
  // (The name of the records may have several words: brief_assets_own.)
  const at = [...scope.matchAll(/_/g)].map(({ index }) => index).find((index) => scope.slice(index + 1) in scope_words);
  const word = at === undefined ? undefined : scope_words[scope.slice(at + 1)];
  if (!word) return wordedChoice(scope);
  const before = scope.slice(0, at);
  const side = sides[before];
  return side
    ? t(side, { scope: t(word) })
    : t("{{records}}: {{scope}}", { records: entityName(before), scope: t(word) });
}

/** What a scope asks of a row, in a sentence. */
export function scopeSentence({ col, key, extra }: Scope, entity: string): string {
  const field = col === null ? "" : fieldName(col, entity);
  const sentence = t(sentences[key.startsWith("member:") ? "member" : key] ?? sentences["nobody"] ?? "", { field });
  return extra === null ? sentence : t("{{sentence}} And: {{condition}}.", { sentence, condition: extra });
}

const sentences: Record<string, string> = {
  all: phrase("Every row."),
  nobody: phrase("No row."),
  user: phrase("{{field}} is the person."),
  team: phrase("{{field}} is the person’s team."),
  account: phrase("{{field}} is the person’s client."),
  none: phrase("{{field}} is empty."),
  member: phrase("{{field}} is one that the person belongs to."),
};

/** The entities that no list shows by a name of their own. */
export const other_entities: Record<string, string> = {
  absences: phrase("Days away"),
  audit_logs: phrase("Log of changes"),
  channels: phrase("Channels"),
  mailboxes: phrase("Mailboxes"),
  mails: phrase("E-mails"),
  channel_members: phrase("Members of channels"),
  choices: phrase("Entries of lists"),
  company: phrase("The company"),
  employee_presence: phrase("Presence"),
  holidays: phrase("Public holidays"),
  imports: phrase("Imported files"),
  model_endpoint: phrase("Model endpoint"),
  notifications: phrase("Notices"),
  outgoing_mail: phrase("Outgoing e-mails"),
  own_fields: phrase("Custom fields"),
  pipelines: phrase("Sales pipelines"),
  popular_searches: phrase("Popular searches"),
  project_links: phrase("Links of projects"),
  project_rates: phrase("Rates of projects"),
  project_states: phrase("States of projects"),
  rates: phrase("Hourly rates"),
  rights: phrase("Rights of roles"),
  saved_searches: phrase("Searches that are kept"),
  saved_views: phrase("Views of lists"),
  score_rules: phrase("Rules of scores"),
  set_aside: phrase("Dead letters"),
  error_groups: phrase("Errors by cause"),
  usage_events: phrase("Use of the app"),
  source_costs: phrase("Costs of sources"),
  stages: phrase("Stages of pipelines"),
  targets: phrase("Sales targets"),
  task_links: phrase("Links of tasks"),
  task_people: phrase("People on tasks"),
  task_records: phrase("Records of tasks"),
  user_roles: phrase("Roles of people"),
};

/** The records of an entity as people call them. */
export function entityName(entity: string): string {
  const words = placeOf(entity)?.words.many ?? other_entities[entity];
  return words ? t(words) : wordedChoice(entity);
}
