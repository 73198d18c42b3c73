import { triesOnTrust } from "./definers-on-trust.ts";
import { triesOnCampaigns } from "./definers-on-campaigns.ts";
import { triesOnInbox } from "./definers-on-inbox.ts";
import { triesOnMessages } from "./definers-on-messages.ts";
import { triesOnWebhooks } from "./definers-on-webhooks.ts";
import { triesOnWork } from "./definers-on-work.ts";
import { triesOnRights } from "./definers-on-rights.ts";
import { triesOnBigScreens } from "./definers-on-big-screens.ts";
import { triesOnCreative } from "./definers-on-creative.ts";
import { triesOnSigning } from "./definers-on-signing.ts";
import { triesOnForms } from "./definers-on-forms.ts";
import type { Targets } from "./definer-targets.ts";
import { triesOnWorkflows } from "./definers-on-workflows.ts";

/** By definer, calls that choose what is somebody else's, or more than one's role has: each is refused, or finds nothing. */
export function definerTries(theirs: Targets): Record<string, string[]> {
  return {
    ...onPeople(theirs),
    ...onWaysIn(theirs),
    ...onRecords(theirs),
    ...onWork(theirs),
    ...triesOnMessages(theirs),
    ...triesOnInbox(theirs),
    ...triesOnWebhooks(theirs),
    ...triesOnWorkflows(theirs),
    ...triesOnForms(theirs),
    ...triesOnCampaigns(theirs),
    ...triesOnBigScreens(theirs),
    ...triesOnCreative(theirs),
    ...triesOnSigning(theirs),
  };
}

// Roles, invitations and suspension.
function onPeople(theirs: Targets): Record<string, string[]> {
  return {
    ...triesOnTrust(theirs),
    agree_role: [`app.agree_role('${theirs.proposal}')`],
    decline_role: [`app.decline_role('${theirs.proposal}')`],
    grant_role: ["admin", "ceo", "sales", "client"].flatMap((role) => [
      `app.grant_role('${theirs.person}', '${role}', 'x')`,
      `app.grant_role(app.user_id(), '${role}', 'x')`,
    ]),
    invite: ["admin", "sales", "client_admin", "client", "system"].map(
      (role) => `app.invite('x@b.example', '${role}', null, app.account_id(), '\\x03')`,
    ),
    change_invitation: [
      `app.change_invitation('${theirs.invitation}', null)`,
      `app.change_invitation('${theirs.invitation}', '\\x02')`,
    ],
    suspend_person: [`app.suspend_person('${theirs.person}', null)`, "app.suspend_person(app.user_id(), null)"],
    reactivate_person: [`app.reactivate_person('${theirs.person}')`],
    hand_over_all: [`app.hand_over_all('${theirs.person}', app.user_id())`],
    owned_by: [`app.owned_by('${theirs.person}')`],
    letters_of: [`app.letters_of('leads', '${theirs.lead}')`],
    queue_letter: [`app.queue_letter('${theirs.lead}', array['x@b.example'], 'x')`],
    count_template_use: [`app.count_template_use('${theirs.lead}', '{"id":"${theirs.lead}"}')`],
    queue_test_letter: ["app.queue_test_letter('x', 'x')"],
    make_reset: [`app.make_reset('${theirs.person}', '\\x04')`],
    keep_logo: ["app.keep_logo(null, null, null, null)", "app.keep_logo('iVBORw0KGgo=', 'png', 16, 16)"],
    end_sessions_of: [`app.end_sessions_of('${theirs.person}')`],
    take_second_factor: [`app.take_second_factor('${theirs.person}')`],
  };
}

// How somebody signs in and is reached, which is the caller's own in most.
function onWaysIn(theirs: Targets): Record<string, string[]> {
  return {
    add_passkey: ["app.add_passkey('theirs', 'x', '\\x00', 0, '{}', 'x')"],
    remove_passkey: [`app.remove_passkey('x', '${theirs.passkey}')`],
    rename_passkey: [`app.rename_passkey('${theirs.passkey}', 'Mine')`],
    link_sso: ["app.link_sso('theirs')"],
    unlink_sso: [`app.unlink_sso('x', '${theirs.sso}')`],
    change_password: [`app.change_password('x', 'y', '${theirs.token}')`],
    change_second_factor: [`app.change_second_factor('x', null, '${theirs.token}')`],
    confirm_second_factor: [`app.confirm_second_factor('{}', 0, '${theirs.token}')`],
    make_api_key: ["app.make_api_key('x', '\\x06', 'x', 'write', 1)"],
    end_api_key: [`app.end_api_key('${theirs.key}')`],
    end_calendar_feed: [`app.end_calendar_feed('${theirs.feed}')`],
    end_my_sessions: [`app.end_my_sessions('${theirs.session}', null)`],
    keep_push_device: [
      `app.keep_push_device('${theirs.token}', 'https://push.example/x', 'x', 'x', 'x')`,
      "app.keep_push_device('none', 'https://push.example/theirs', 'x', 'x', 'x')",
    ],
    end_push_device: [`app.end_push_device('${theirs.device}')`],
    try_push: [`app.try_push('${theirs.token}')`],
  };
}

// Records, and what is kept about them.
function onRecords(theirs: Targets): Record<string, string[]> {
  const verbs = ["read", "update", "create", "delete", "export", "assign", "claim"];
  return {
    colleagues_on: ["leads", "accounts", "people; drop table public.leads", "nothing"].map(
      (entity) => `app.colleagues_on('${entity}', '${theirs.lead}')`,
    ),
    find: ["app.find('leads', 'hidden')", "app.find('user_roles', 'admin')", "app.find('nothing', 'x')"],
    find_by: [
      "app.find_by('leads', 'emails', '{hidden@b.example}')",
      "app.find_by('contacts', 'emails', '{hidden@b.example}')",
      "app.find_by('nothing', 'x', '{x}')",
    ],
    search_candidates: ["app.search_candidates('hidden', 1000)"],
    text_hits: ["app.text_hits('hidden', 1000)"],
    hand_over: verbs.flatMap((verb) => [
      `app.hand_over('leads', '${theirs.lead}', app.user_id(), '${verb}')`,
      `app.hand_over('leads', '${theirs.lead}', '${theirs.person}', '${verb}')`,
      `app.hand_over('people', '${theirs.person}', app.user_id(), '${verb}')`,
    ]),
    hold: [...verbs, "convert"].flatMap((verb) => [
      `app.hold('leads', '${theirs.lead}', '${verb}')`,
      `app.hold('people', '${theirs.person}', '${verb}')`,
      `app.hold('nothing', '${theirs.lead}', '${verb}')`,
    ]),
    ...onDuplicates(theirs),
    ...onApprovals(theirs),
    ...onAgents(theirs),
    ...triesOnWork(theirs),
    take_back_conversion: [`app.take_back_conversion('${theirs.lead}')`],
    log_export: ["people", "user_roles", "nothing"].map((entity) => `app.log_export('${entity}', null, 0)`),
    keep_mute: [`app.keep_mute('nothing', '${theirs.lead}', true)`],
    forget_import_rows: [`app.forget_import_rows('${theirs.import}')`],
    changeable: ["leads", "people", "nothing"].map(
      (entity) => `nullif(app.changeable('${entity}', '{${theirs.lead},${theirs.person}}'), '{}')`,
    ),
    consent: ["app.consent('everything', true)"],
    ...triesOnRights(theirs),
  };
}

// What agents do, and what they watch and use.
function onAgents(theirs: Targets): Record<string, string[]> {
  return {
    cancel_task: [`app.cancel_task('${theirs.task}')`],
    task_steps: [`app.task_steps('${theirs.task}')`],
    replay_task: [`app.replay_task('${theirs.task}')`],
    run_schedule: [`app.run_schedule('${theirs.schedule}')`],
    put_agent: [`app.put_agent('${theirs.agent}', 'paused', '{active}')`],
    look_at_repository: [`app.look_at_repository('${theirs.repository}')`],
    keep_tool_server_token: [`app.keep_tool_server_token('${theirs.tool_server}', 'x')`],
    allow_tool: [`app.allow_tool('${theirs.tool_server}', 'x', 'y', '{bug_hunter}')`],
    keep_repository_token: [`app.keep_repository_token('${theirs.repository}', 'x')`],
  };
}

function onApprovals(theirs: Targets): Record<string, string[]> {
  return {
    approval_changes: [`app.approval_changes('${theirs.approval}')`],
    begin_release: [`app.begin_release('${theirs.approval}')`],
    begin_revert: [`app.begin_revert('${theirs.approval}')`],
    close_approval: ["rejected", "void", "first"].map(
      (as) => `app.close_approval('${theirs.approval}', '${as}', null)`,
    ),
    try_policy: [`app.try_policy('${theirs.policy}')`],
    adopt_policy: [`app.adopt_policy('${theirs.policy}', 'x')`],
    policy_results: [`app.policy_results('${theirs.policy}')`],
    replay_case: [`app.replay_case('${theirs.policy}')`],
    edit_approval: [`app.edit_approval('${theirs.approval}', '{}', '[]')`],
    release: [`app.release('${theirs.approval}')`],
    rehearsed: [`app.rehearsed('leads', '${theirs.lead}')`],
  };
}

// What makes one record of two.
function onDuplicates(theirs: Targets): Record<string, string[]> {
  const two = ["leads", "people", "nothing"].flatMap((entity) => [
    `'${entity}', '${theirs.lead}', '${theirs.person}'`,
    `'${entity}', app.user_id(), '${theirs.lead}'`,
  ]);
  return {
    begin_merge: two.map((both) => `app.begin_merge(${both}, true)`),
    foretell_merge: two.map((both) => `app.foretell_merge(${both})`),
    merge_into: two.map((both) => `app.merge_into(${both}, '{}', true)`),
    made_task: [`app.made_task('leads', '${theirs.lead}')`, `app.made_task('nothing', '${theirs.lead}')`],
    unmake_task: [`app.unmake_task('leads', '${theirs.lead}')`],
    merged_into: [`app.merged_into('leads', '${theirs.lead}')`, `app.merged_into('nothing', '${theirs.lead}')`],
    pairs: ["app.pairs('leads', null, false, 10)", "app.pairs('nothing', null, false, 10)"],
    similar_to: [`app.similar_to('leads', '{"emails":["hidden@b.example"]}')`, "app.similar_to('people', '{}')"],
    take_apart: two.map((both) => `app.take_apart(${both})`),
    told_apart: two.map((both) => `app.told_apart(${both}, true)`),
  };
}

// What the server works on.
function onWork(theirs: Targets): Record<string, string[]> {
  return {
    keep_model_endpoint: ["app.keep_model_endpoint('https://x.example/v1', 'x', '{}', '{}', 60, '{}')"],
    halt_agents: ["app.halt_agents('To see whether I may')"],
    lift_halt: ["app.lift_halt('To see whether I may')"],
    end_run: [`app.end_run('${theirs.run}')`],
    take_over_run: [`app.take_over_run('${theirs.run}', '\\x05')`],
    queue_link_mail: [
      "app.queue_link_mail('invitation', '\\x01', 'x', 'x')",
      "app.queue_link_mail('notifications', '\\x01', 'x', 'x')",
    ],
    retry_mail: [`app.retry_mail('${theirs.mail}')`],
    retry_set_aside: [`app.retry_set_aside('${theirs.set_aside}')`],
    dismiss_set_aside: [`app.dismiss_set_aside('${theirs.set_aside}')`],
  };
}
