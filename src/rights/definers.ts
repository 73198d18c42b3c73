import { on_campaigns, on_public_mail, on_sending_campaigns } from "./definers-on-campaigns.ts";
import { on_approvals } from "./definers-on-approvals.ts";
import { on_big_screens, on_shown_screens } from "./definers-on-big-screens.ts";
import { on_creative, on_public_approvals } from "./definers-on-creative.ts";
import { on_public_signing, on_signing, on_tending_envelopes } from "./definers-on-signing.ts";
import { on_forms, on_public_forms, on_taking_in } from "./definers-on-forms.ts";
import { on_files, on_stored_files } from "./definers-on-files.ts";
import { on_work } from "./definers-on-work.ts";
import { on_inbox, on_syncing } from "./definers-on-inbox.ts";
import { on_messages } from "./definers-on-messages.ts";
import { on_measuring, on_trust } from "./definers-on-trust.ts";
import { on_rights } from "./definers-on-rights.ts";
import { on_ways_in } from "./definers-on-ways-in.ts";
import { on_sending, on_webhooks } from "./definers-on-webhooks.ts";
import { of_runs, on_running, on_workflows } from "./definers-on-workflows.ts";
import { on_reminding, on_retiring } from "./definers-on-upkeep.ts";

/**
 * Every function of the database that runs with the definers' rights, who may execute it, and how the arguments that choose
 * something (a verb, an entity, a person, an id) are judged (security.md 8). A test holds this against the catalogue, and
 * tries as two people of different roles those that choose: src/rights/definer-tries.ts.
 *
 * `of oneself`: whatever the arguments, it reads and writes what is the caller's own.
 */
export const definers: Record<string, Record<string, string>> = {
  /** Other definers alone; it runs as the owner, since policies are made by nobody else. */
  tandem_definer: {
    "remake_policies(p_role text)": "none: the rights that are declared, which its callers have judged",
  },
  /** Everybody who has come in, under the role they have. */
  tandem_roles: {
    ...on_ways_in,
    ...on_approvals,
    ...on_trust,
    ...on_files,
    ...on_rights,
    ...on_work,
    ...on_messages,
    ...on_inbox,
    ...on_webhooks,
    ...on_workflows,
    ...on_forms,
    ...on_campaigns,
    ...on_big_screens,
    ...on_creative,
    ...on_signing,
    "acts_on_people()": "of oneself: what one's role may do about each person",
    "agent_budgets()": "the right to read what agents may spend",
    "agent_halt()": "the right to read agents",
    "agent_lists()": "the right to read agents",
    "last_look()": "the right to read agents",
    "has_model()": "the right to read agents; that there is one, and nothing of it",
    "agents_halted()": "the same for everybody",
    "agree_role(p_proposal uuid)":
      "the right to grant, in person, not to one's own proposal nor raise, app.open_proposal",
    "beat(p_session text, p_beat integer, p_online boolean, p_page text, p_record uuid)": "of oneself",
    "caller()": "of oneself",
    "cancel_task(p_id uuid)": "the scopes of changing tasks, on one that one sees (app.hold)",
    "change_invitation(p_id uuid, p_token_hash bytea)":
      "an open invitation within the scopes of hire (app.reaches_person)",
    "prove_session(p_current text, p_token text)":
      "of oneself, with the hash of the password, which nobody within reads; in person",
    "change_settings(p_settings jsonb)": "of oneself, by named keys",
    "changeable(p_entity text, p_ids uuid[])": "of these rows those within the scopes of update",
    "rest_days()": "the same for everybody: when the company does not work",
    "colleagues_on(p_entity text, p_id uuid)": "a record that the caller sees (app.would_see)",
    "consent(p_purpose text, p_agreed boolean)": "of oneself; the purpose is one of a list",
    "decline_role(p_proposal uuid)": "the right to grant, in person (app.open_proposal)",
    "dismiss_set_aside(p_id uuid)": "the right to have what was set aside tried again",
    "end_run(p_run uuid)": "of oneself, or the server's: another's stays",
    "find(p_entity text, p_words text)": "rows within the scopes of read; hidden columns are not searched",
    "find_by(p_entity text, p_column text, p_values text[])":
      "rows within the scopes of read, by a column one may read",
    "forget_import_rows(p_import uuid)": "one's own import, or any where one may change all",
    "grant_role(p_user uuid, p_role text, p_reason text, p_until timestamp with time zone)":
      "the right to grant, never one's own role, a role of that kind of person; another admin's consent",
    "halt_agents(p_reason text)": "the right to halt, in person",
    "hand_over(p_entity text, p_row uuid, p_to uuid, p_verb text)":
      "assign, or claim to oneself; the scopes of that verb on a row that one sees",
    "hand_over_all(p_from uuid, p_to uuid)": "the right to suspend, entities that one may assign all of",
    "hold(p_entity text, p_row uuid, p_verb text)":
      "the scopes of that verb, which is none that only looks, on a row that one sees",
    "invariant_breaks()": "the right to read the whole log",
    "invite(p_email text, p_role text, p_team uuid, p_account uuid, p_token_hash bytea)":
      "the scopes of hire for this role and account; so many a day",
    "keep_logo(p_picture text, p_kind text, p_width integer, p_height integer)": "the right to change the company",
    "keep_mute(p_entity text, p_row uuid, p_muted boolean)": "of oneself; an entity that there is, 1,000 at most",
    "keep_notice_choices(p_channels jsonb, p_quiet_from time without time zone, p_quiet_until time without time zone, p_digest_hour integer)":
      "of oneself, by named kinds, none of security; in person",
    "keep_repository_token(p_id uuid, p_sealed text)": "the scopes of changing repositories (app.hold); in person",
    "keep_tool_server_token(p_id uuid, p_sealed text)": "the scopes of changing tool servers (app.hold); in person",
    "allow_tool(p_id uuid, p_tool text, p_hash text, p_agents text[])":
      "the right to allow tools of that server (app.hold); in person",
    "look_at_repository(p_id uuid)": "the right to have repositories looked at (app.hold)",
    "lift_halt(p_reason text)": "the right to lift a halt, in person",
    "link_sso(p_state text)": "an attempt that the identity login made for the caller, once",
    "log_export(p_entity text, p_question jsonb, p_rows integer)": "the right to export of that entity",
    "log_own_export()": "of oneself, in person",
    "letters_of(p_entity text, p_row uuid)": "a record that the caller sees (app.would_see)",
    "queue_letter(p_activity uuid, p_to text[], p_letter text)":
      "an e-mail that the caller wrote in this transaction, to addresses of its record (app.letter_addresses); in person, so many a day",
    "count_template_use(p_template uuid, p_sent jsonb)": "an e-mail just written, a template that they see",
    "queue_test_letter(p_subject text, p_letter text)": "the right to change templates; to oneself, in person",
    "keep_model_endpoint(p_base_url text, p_sealed_key text, p_models jsonb, p_prices jsonb, p_timeout_s integer, p_caps jsonb)":
      "the right to change it, in person",
    "drop_model_endpoint()": "the right to change it, in person",
    "model_settings()": "the right to read it; never the key",
    "mail_log()": "the right to read the log of mails",
    "make_reset(p_user uuid, p_token_hash bytea)":
      "the right to reset, not oneself, no administrator (app.other_person)",
    "me()": "of oneself",
    "told()": "of oneself",
    "sees_by()": "of oneself",
    "member_ids(p_kind text)": "of oneself",
    "my_account(p_token text)": "of oneself; the token only says which session is this one",
    "my_mutes()": "of oneself",
    "my_notice_choices()": "of oneself",
    "my_preferences()": "of oneself",
    "owned_by(p_user uuid)": "the right to suspend, not oneself (app.other_person)",
    "paths()": "the pages of entities, the same for everybody",
    "plus_working_days(p_day date, p_days integer)": "of oneself: the company's calendar, the same for everybody",
    "working_days_between(p_from date, p_to date)": "of oneself: the company's calendar, the same for everybody",
    "popular_searches()": "the right to read them; those that three people made",
    "put_agent(p_agent uuid, p_status text, p_from text[])":
      "the right to pause agents (app.hold); the statuses that may follow",
    "queue_link_mail(p_purpose text, p_token_hash bytea, p_subject text, p_body text)":
      "a link that the caller has made; the address is the link's",
    "reactivate_person(p_user uuid)": "the right to suspend, not oneself; another admin's consent for an admin",
    "read_scopes(p_entity text)": "of oneself: the role's own scopes",
    "record_search(p_query text)": "of oneself",
    "record_usage(p_events jsonb)": "of oneself, where one agreed",
    "rename_myself(p_name text)": "of oneself",
    "replay_task(p_id uuid)": "the scopes of changing tasks, on one that one sees (app.hold)",
    "require(p_entity text, p_verb text)": "of oneself: whether the role has the verb",
    "retry_mail(p_id uuid)": "the right to retry mails",
    "retry_set_aside(p_id uuid)": "the right to have what was set aside tried again",
    "run_entities()": "of the run that acts",
    "run_ids()": "of the run that acts",
    "run_may(p_entity text, p_effect text)": "of oneself: of the run that acts",
    "task_failures()": "the right to read the whole log",
    "run_schedule(p_id uuid)": "the scopes of changing schedules, on one that one sees (app.hold)",
    "set_aside_list()": "the right to read what was set aside",
    "search_candidates(p_query text, p_limit integer)": "rows within the scopes of read",
    "start_agent_run(p_agent text, p_only jsonb, p_token_hash bytea, p_user uuid, p_parent uuid)":
      "of oneself, or of whom the server names; at most what agent, task and the run above have in common",
    "start_run(p_purpose text, p_token_hash bytea, p_hours integer)":
      "of oneself: it acts as the caller, a key's as the key, 24 hours at most",
    "suspend_person(p_user uuid, p_to uuid)": "the right to suspend, not oneself; another admin's consent for an admin",
    "tellers()": "of oneself: the agents that may tell the one that acts; none where none does",
    "task_steps(p_task uuid)": "the right to read the task (app.sees_within)",
    "begin_merge(p_entity text, p_keep uuid, p_gone uuid, p_knowing boolean)":
      "two records of one kind that the caller may change whole (app.hold_both); clients see more by it only where an administrator says so",
    "foretell_merge(p_entity text, p_keep uuid, p_gone uuid)": "two records that the caller sees (app.sees_within)",
    "merge_into(p_entity text, p_keep uuid, p_gone uuid, p_filled text[], p_knowing boolean)": "as app.begin_merge",
    "merged_into(p_entity text, p_row uuid)": "a record that the caller sees (app.sees_within)",
    "pairs(p_entity text, p_row uuid, p_dismissed boolean, p_most integer)":
      "pairs of which both rows are within the scopes of read",
    "similar_to(p_entity text, p_values jsonb, p_but uuid)": "rows within the scopes of read, by columns one may read",
    "take_apart(p_entity text, p_keep uuid, p_gone uuid)":
      "two records that the caller may change whole (app.hold_both), of which one was merged into the other",
    "told_apart(p_entity text, p_one uuid, p_other uuid, p_two boolean)":
      "two records that the caller may change (app.hold)",
    "take_back_conversion(p_lead uuid)":
      "the right to convert, on a lead that one sees (app.hold); what it made only where one may change it",
    "take_over_run(p_run uuid, p_token_hash bytea)": "the server only",
    "unmasked(p_entity text)": "of oneself: whether the role reads without masks",
  },
  /** The server's login before anybody has come in. */
  tandem_app: {
    ...on_public_forms,
    ...on_public_mail,
    ...on_shown_screens,
    ...on_public_approvals,
    ...on_public_signing,
    "accept_invitation(p_token_hash bytea, p_name text, p_language text, p_password text)":
      "the hash of an open link; address, role and account are the invitation's",
    "logo_picture(p_sum text)": "what the sign-in page shows",
    "enter(p_proof text, p_request_id text, p_tool text)": "a proof, never an id",
    "look_at_link(p_purpose text, p_token_hash bytea)": "the hash of a link that stands",
    "report_error(p_details jsonb)": "capped in size and number; read by auditors",
    "report_failure(p_event_type text, p_details jsonb)": "capped in size and number; read by auditors",
    "set_up(p_company text, p_language text, p_name text, p_email text, p_password text, p_demo boolean)":
      "once, while there is nobody",
    "use_reset(p_token_hash bytea, p_password text)": "the hash of an open link, once",
    "wish_link(p_purpose text, p_email text)": "answers alike for every address; three in a quarter of an hour",
  },
  "tandem_app, tandem_roles": { "front_door()": "what the sign-in page shows, before it and behind it" },
  /** The login that checks passwords, codes and passkeys. */
  tandem_auth: {
    "open_door(p_token text, p_door text)": "a session that the library made, by its token; the person's own door",
    "use_passkey(p_id uuid, p_counter bigint, p_door text, p_token text, p_address text, p_agent text)":
      "a passkey whose signature this login has checked; its counter rises",
    "use_sign_in_link(p_token_hash bytea, p_token text, p_address text, p_agent text)":
      "the hash of an open link, once",
    "use_sso(p_state text, p_token text, p_address text, p_agent text)":
      "an attempt that came back with a subject, once",
  },
  /** The server itself: each asks for the proven role again, since its login may take any. */
  tandem_system: {
    ...on_sending,
    ...on_running,
    ...on_taking_in,
    ...on_syncing,
    ...on_tending_envelopes,
    ...on_sending_campaigns,
    "deploy_agents(p_agents jsonb)": "the server only, with the program's own catalogue",
    "wake_agents()": "the server only",
    "beat_tasks(p_held jsonb)": "the server only",
    "see_worker()": "the server only",
    "tool_server_access(p_id uuid)": "the server only",
    "settle_tool_server(p_id uuid, p_address text, p_offers jsonb, p_error text)": "the server only",
    "outside_tools(p_run uuid)": "the server only",
    "begin_outside_call(p_run uuid, p_server uuid, p_tool text, p_hash text, p_asked bytea)": "the server only",
    "claim_repositories(p_most integer, p_interval_ms integer)": "the server only",
    "settle_repository(p_id uuid, p_look integer, p_report jsonb, p_status text, p_failing text[], p_head text, p_error text)":
      "the server only",
    "claim_tasks(p_jobs text[], p_thinking text[], p_most integer)": "the server only",
    "hear_step(p_step uuid, p_heard text)": "the server only",
    "begin_step(p_run uuid, p_model text, p_most bigint)": "the server only",
    "end_step(p_step uuid, p_cost bigint, p_input integer, p_output integer, p_ms integer, p_error text)":
      "the server only",
    "note_tool_step(p_run uuid, p_tool text, p_arguments text, p_found integer, p_ms integer, p_error text)":
      "the server only",
    "read_model_endpoint()": "the server only",
    "deliver_notices(p_most integer, p_careful boolean)": "the server only",
    "empty_bin()": "the server only",
    "find_duplicates()": "the server only",
    "forget_tabs()": "the server only",
    "lease_mail()": "the server only",
    "lease_pushes(p_most integer)": "the server only",
    "next_notice_mail()": "the server only",
    "note_failure(p_work text, p_subject text, p_error text)": "the server only",
    "pass_over_next(p_error text)": "the server only",
    "queue_notice_mail(p_user uuid, p_key text, p_subject text, p_body text)": "the server only",
    "queue_wished_mail(p_id uuid, p_token_hash bytea, p_subject text, p_body text)": "the server only",
    "repeat_task(p_task uuid, p_day date, p_rule text)": "the server only",
    "tasks_to_repeat()": "the server only",
    "expire_approvals()": "the server only",
    "keep_step(p_task uuid, p_attempt integer, p_no integer, p_asked bytea, p_answer text)":
      "the server only: where it still holds the task",
    "keep_draft(p_task uuid, p_attempt integer, p_subject text, p_text text)":
      "the server only: where it still holds the task",
    "delegate(p_task uuid, p_attempt integer, p_steps jsonb)":
      "the server only: where it still holds the task, to agents that the task's own may tell",
    "orchestration(p_task uuid)": "the server only: results of steps where who did them may tell the task's agent",
    "keep_approval(p_task uuid, p_attempt integer, p_act jsonb, p_effects jsonb)":
      "the server only; what the run of a task that it holds may propose",
    "next_trial_case(p_task uuid, p_attempt integer)": "the server only, where it still holds the trial",
    "keep_trial_case(p_task uuid, p_attempt integer, p_policy uuid, p_case uuid, p_outcome text, p_came jsonb, p_note text)":
      "the server only, where it still holds the trial; once",
    "end_trial(p_task uuid, p_attempt integer)": "the server only, where it still holds the trial",
    "remember(p_task uuid, p_attempt integer, p_text text, p_read jsonb)":
      "the server only: where it still holds the task, of records that whoever asked for it sees",
    "keep_findings(p_task uuid, p_attempt integer, p_findings jsonb)":
      "the server only; what a task that it holds has found under the rights of somebody who reads the whole log",
    ...on_measuring,
    ...on_stored_files,
    ...on_retiring,
    ...on_reminding,
    "seal_log(p_most integer)": "the server only",
    "set_notice_mail_aside(p_user uuid, p_error text)": "the server only",
    "settle_mail(p_id uuid, p_attempt integer, p_error text, p_for_good boolean)": "the server only",
    "settle_task(p_id uuid, p_attempt integer, p_result text, p_counts jsonb, p_error text, p_next text)":
      "the server only",
    "start_task_run(p_task uuid, p_attempt integer, p_token_hash bytea)":
      "the server only; the run is of whoever asked for the task",
    "settle_push(p_id uuid, p_attempt integer, p_outcome text, p_error text, p_wait integer)": "the server only",
    "changes_after(p_xid xid8, p_id bigint, p_most integer)": "the server only",
    "listening(p_tokens text[], p_anew uuid[])": "the server only",
    "take_link_wish()": "the server only",
    "take_notice_mail(p_user uuid)": "the server only",
    "rescore()": "the server only",
    "holidays_wanted()": "the server only",
    "keep_holidays(p_region text, p_year integer, p_days jsonb)": "the server only",
    "wake_notifications()": "the server only",
    "empty_own_fields()": "the server only",
    "search_anew()": "the server only, and the trigger of own fields",
    "weigh_health()": "the server only",
  },
  /** Everybody, and the server. */
  "tandem_roles, tandem_system": {
    ...of_runs,
    "empty_choices(p_choice uuid)":
      "the right to change lists, or the server; from replaced entries to those in their place",
    "system_health()": "the right to open the page of system health, or the server",
    "empty_stages()": "the right to change stages, or the server; from removed stages to those in their place",
  },
};

/**
 * Those of the people's that the run of an agent may call: what its tools read by, and write by as far as the run may
 * (app.run_may); and what only shows its person their own. To it every other is refused, tried in src/agents/definers.test.ts.
 */
export const called_by_agents = `
changeable keep_shift rest_days plus_working_days working_days_between agent_halt agent_lists agents_halted caller colleagues_on find find_by foretell_merge hand_over hold letters_of member_ids merged_into pairs
read_scopes require run_entities run_ids run_may search_candidates similar_to tellers text_hits unmasked
acts_on_people me told sees_by my_mutes my_notice_choices my_preferences my_push_devices paths popular_searches
`
  .trim()
  .split(/\s+/);
