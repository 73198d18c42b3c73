import { agent } from "./agents/agent.entity.ts";
import { agent_approval } from "./agent-approvals/agent-approval.entity.ts";
import { agent_finding } from "./agent-findings/agent-finding.entity.ts";
import { agent_case } from "./agent-cases/agent-case.entity.ts";
import { agent_memory } from "./agent-memories/agent-memory.entity.ts";
import { agent_policy } from "./agent-policies/agent-policy.entity.ts";
import { agent_schedule } from "./agent-schedules/agent-schedule.entity.ts";
import { agent_task } from "./agent-tasks/agent-task.entity.ts";
import { absence } from "./absences/absence.entity.ts";
import { activity } from "./activities/activity.entity.ts";
import { affiliation } from "./affiliations/affiliation.entity.ts";
import { account } from "./accounts/account.entity.ts";
import { campaign_link } from "./campaign-links/campaign-link.entity.ts";
import { campaign } from "./campaigns/campaign.entity.ts";
import { choice } from "./choices/choice.entity.ts";
import { comment } from "./comments/comment.entity.ts";
import { contact } from "./contacts/contact.entity.ts";
import { document_folder } from "./document-folders/document-folder.entity.ts";
import { document } from "./documents/document.entity.ts";
import { form_submission } from "./form-submissions/form-submission.entity.ts";
import { form } from "./forms/form.entity.ts";
import { email_template } from "./email-templates/email-template.entity.ts";
import { file } from "./files/file.entity.ts";
import { holiday } from "./holidays/holiday.entity.ts";
import { lead } from "./leads/lead.entity.ts";
import { notification } from "./notifications/notification.entity.ts";
import { own_field } from "./own-fields/own-field.entity.ts";
import { company, person, team } from "./people/people.entity.ts";
import { milestone, project, project_member } from "./projects/project.entity.ts";
import { phase } from "./phases/phase.entity.ts";
import { project_rate } from "./project-rates/project-rate.entity.ts";
import { project_state } from "./project-states/project-state.entity.ts";
import { project_template } from "./project-templates/project-template.entity.ts";
import { rate } from "./rates/rate.entity.ts";
import { risk } from "./risks/risk.entity.ts";
import { dashboard } from "./dashboards/dashboard.entity.ts";
import { report } from "./reports/report.entity.ts";
import { repository } from "./repositories/repository.entity.ts";
import { project_link } from "./project-links/project-link.entity.ts";
import { task_link } from "./task-links/task-link.entity.ts";
import { task_person } from "./task-people/task-person.entity.ts";
import { task_record } from "./task-records/task-record.entity.ts";
import { task_template } from "./task-templates/task-template.entity.ts";
import { task } from "./tasks/task.entity.ts";
import { ticket } from "./tickets/ticket.entity.ts";
import { asset_comment } from "./asset-comments/asset-comment.entity.ts";
import { brand_kit } from "./brand-kits/brand-kit.entity.ts";
import { envelope } from "./envelopes/envelope.entity.ts";
import { envelope_recipient } from "./envelope-recipients/envelope-recipient.entity.ts";
import { brief_approval } from "./brief-approvals/brief-approval.entity.ts";
import { brief_asset } from "./brief-assets/brief-asset.entity.ts";
import { brief } from "./briefs/brief.entity.ts";
import { channel } from "./channels/channel.entity.ts";
import { channel_member } from "./channel-members/channel-member.entity.ts";
import { message } from "./messages/message.entity.ts";
import { mailbox } from "./mailboxes/mailbox.entity.ts";
import { conversation } from "./conversations/conversation.entity.ts";
import { mail } from "./mails/mail.entity.ts";
import { time_entry } from "./time-entries/time-entry.entity.ts";
import { big_screen } from "./big-screens/big-screen.entity.ts";
import { webhook } from "./webhooks/webhook.entity.ts";
import { workflow } from "./workflows/workflow.entity.ts";
import { suppression } from "./suppressions/suppression.entity.ts";
import { tool_server } from "./tool-servers/tool-server.entity.ts";
import { saved_search } from "./saved-searches/saved-search.entity.ts";
import { saved_view } from "./saved-views/saved-view.entity.ts";
import { score_rule } from "./score-rules/score-rule.entity.ts";
import { pipeline, stage } from "./stages/stage.entity.ts";
import { source_cost } from "./source-costs/source-cost.entity.ts";
import { tag } from "./tags/tag.entity.ts";
import { target } from "./targets/target.entity.ts";

/** Every entity, by its name on the wire. */
export const register = {
  leads: lead,
  accounts: account,
  contacts: contact,
  affiliations: affiliation,
  projects: project,
  tasks: task,
  tickets: ticket,
  channels: channel,
  channel_members: channel_member,
  messages: message,
  mailboxes: mailbox,
  conversations: conversation,
  mails: mail,
  documents: document,
  document_folders: document_folder,
  files: file,
  time_entries: time_entry,
  task_links: task_link,
  task_people: task_person,
  task_records: task_record,
  project_members: project_member,
  milestones: milestone,
  phases: phase,
  project_links: project_link,
  project_rates: project_rate,
  project_states: project_state,
  project_templates: project_template,
  task_templates: task_template,
  email_templates: email_template,
  forms: form,
  form_submissions: form_submission,
  campaigns: campaign,
  campaign_links: campaign_link,
  suppressions: suppression,
  briefs: brief,
  brief_assets: brief_asset,
  asset_comments: asset_comment,
  brief_approvals: brief_approval,
  envelopes: envelope,
  envelope_recipients: envelope_recipient,
  brand_kits: brand_kit,
  risks: risk,
  people: person,
  activities: activity,
  comments: comment,
  tags: tag,
  pipelines: pipeline,
  stages: stage,
  own_fields: own_field,
  choices: choice,
  rates: rate,
  holidays: holiday,
  absences: absence,
  score_rules: score_rule,
  targets: target,
  source_costs: source_cost,
  teams: team,
  company,
  reports: report,
  dashboards: dashboard,
  saved_searches: saved_search,
  saved_views: saved_view,
  notifications: notification,
  ai_agents: agent,
  agent_tasks: agent_task,
  agent_schedules: agent_schedule,
  agent_approvals: agent_approval,
  agent_findings: agent_finding,
  agent_memories: agent_memory,
  agent_policies: agent_policy,
  agent_cases: agent_case,
  repositories: repository,
  tool_servers: tool_server,
  big_screens: big_screen,
  webhooks: webhook,
  workflows: workflow,
};

export type Register = typeof register;
