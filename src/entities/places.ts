import type { EntityName } from "../client/api.ts";
import type { Values } from "../records/record-client.ts";
import type { Place, Way } from "../screen/place.ts";
import { affiliations } from "./affiliations/affiliation.place.ts";
import { accounts } from "./accounts/account.place.ts";
import { ai_agents } from "./agents/agent.place.ts";
import { agent_approvals } from "./agent-approvals/agent-approval.place.ts";
import { agent_findings } from "./agent-findings/agent-finding.place.ts";
import { agent_cases } from "./agent-cases/agent-case.place.ts";
import { agent_memories } from "./agent-memories/agent-memory.place.ts";
import { agent_policies } from "./agent-policies/agent-policy.place.ts";
import { agent_schedules } from "./agent-schedules/agent-schedule.place.ts";
import { agent_tasks } from "./agent-tasks/agent-task.place.ts";
import { activities } from "./activities/activity.place.ts";
import { campaign_links } from "./campaign-links/campaign-link.place.ts";
import { campaigns } from "./campaigns/campaign.place.ts";
import { suppressions } from "./suppressions/suppression.place.ts";
import { asset_comments } from "./asset-comments/asset-comment.place.ts";
import { brand_kits } from "./brand-kits/brand-kit.place.ts";
import { envelopes } from "./envelopes/envelope.place.ts";
import { envelope_recipients } from "./envelope-recipients/envelope-recipient.place.ts";
import { brief_approvals } from "./brief-approvals/brief-approval.place.ts";
import { brief_assets } from "./brief-assets/brief-asset.place.ts";
import { briefs } from "./briefs/brief.place.ts";
import { comments } from "./comments/comment.place.ts";
import { contacts } from "./contacts/contact.place.ts";
import { document_folders } from "./document-folders/document-folder.place.ts";
import { dashboards } from "./dashboards/dashboard.place.ts";
import { documents } from "./documents/document.place.ts";
import { email_templates } from "./email-templates/email-template.place.ts";
import { files } from "./files/file.place.ts";
import { form_submissions } from "./form-submissions/form-submission.place.ts";
import { forms } from "./forms/form.place.ts";
import { leads } from "./leads/lead.place.ts";
import { people, teams } from "./people/people.place.ts";
import { phases } from "./phases/phase.place.ts";
import { risks } from "./risks/risk.place.ts";
import { reports } from "./reports/report.place.ts";
import { repositories } from "./repositories/repository.place.ts";
import { tool_servers } from "./tool-servers/tool-server.place.ts";
import { workflows } from "./workflows/workflow.place.ts";
import { big_screens } from "./big-screens/big-screen.place.ts";
import { webhooks } from "./webhooks/webhook.place.ts";
import { milestones, project_members, projects } from "./projects/project.place.ts";
import { project_templates } from "./project-templates/project-template.place.ts";
import { tags } from "./tags/tag.place.ts";
import { task_templates } from "./task-templates/task-template.place.ts";
import { tasks } from "./tasks/task.place.ts";
import { conversations } from "./conversations/conversation.place.ts";
import { messages } from "./messages/message.place.ts";
import { tickets } from "./tickets/ticket.place.ts";
import { time_entries } from "./time-entries/time-entry.place.ts";

// What only its own person sees, the company itself and what it is set up by are neither found nor listed, and what stands between
// tasks or people and them is drawn by the panel of tasks alone, states, relations and rates of a project by its panel, channels and mailboxes by the
// page of messages: all else has a place.
type Personal =
  | "project_links"
  | "project_rates"
  | "project_states"
  | "task_links"
  | "task_people"
  | "task_records"
  | "channels"
  | "mailboxes"
  | "mails"
  | "channel_members"
  | "company"
  | "pipelines"
  | "stages"
  | "own_fields"
  | "choices"
  | "rates"
  | "holidays"
  | "absences"
  | "score_rules"
  | "targets"
  | "source_costs"
  | "saved_searches"
  | "saved_views"
  | "notifications";

/** The entities that people meet by name. */
export type Listed = Exclude<EntityName, Personal>;

/** Where everything asks how an entity is called, shown and opened; one without a place does not compile. */
export const places: { [N in Listed]: Place<N> } = {
  leads,
  accounts,
  contacts,
  affiliations,
  activities,
  comments,
  projects,
  project_templates,
  tasks,
  task_templates,
  tickets,
  messages,
  conversations,
  time_entries,
  documents,
  document_folders,
  files,
  email_templates,
  forms,
  form_submissions,
  campaigns,
  campaign_links,
  suppressions,
  briefs,
  brief_assets,
  brand_kits,
  asset_comments,
  brief_approvals,
  envelopes,
  envelope_recipients,
  project_members,
  milestones,
  phases,
  risks,
  people,
  teams,
  tags,
  ai_agents,
  agent_tasks,
  agent_schedules,
  agent_approvals,
  agent_findings,
  agent_memories,
  agent_policies,
  agent_cases,
  reports,
  dashboards,
  repositories,
  tool_servers,
  big_screens,
  webhooks,
  workflows,
};

/** The place of any entity, for parts that serve them all. */
export type AnyPlace = Omit<Place<Listed>, "line" | "opens" | "foresee"> & {
  line: (row: object) => string;
  opens?: (row: Values & { id: string }) => ReturnType<NonNullable<Place<Listed>["opens"]>>;
  foresee?: Record<string, (row: Values, input: Values, me: Parameters<Foresight>[2]) => Values>;
};
type Foresight = NonNullable<Place<Listed>["foresee"]>[string];

/** Every place, in the order in which they are offered. */
export const all_places = Object.values(places) as unknown as AnyPlace[];

/** The place of an entity by its name on the wire. */
export function placeOf(entity: string): AnyPlace | undefined {
  return (places as unknown as Record<string, AnyPlace | undefined>)[entity];
}

/** The places that share a page, each a tab of it. */
export function placesAt(path: string | null): AnyPlace[] {
  return path === null ? [] : all_places.filter((place) => place.path === path);
}

/** The place whose page, or tab of it, an address shows. */
export function placeAt(path: string, tab?: string): AnyPlace | undefined {
  const here = placesAt(path);
  return here.find((place) => place.tab === tab) ?? here[0];
}

/** What the address of a place's list asks for: its tab, where it is not the first of its page. */
export function tabOf({ tab }: Pick<AnyPlace, "tab">): Record<string, string> {
  return tab ? { tab } : {};
}

/** Where a record opens; what belongs to another one, where that does. Null where no page shows it. */
export function wayTo(entity: string, row: Values & { id: string }): Way {
  const place = placeOf(entity);
  const { entity: parent, row_id } = row;
  if (place?.opens) return place.opens(row);
  if (typeof parent === "string" && typeof row_id === "string") return wayTo(parent, { id: row_id });
  return place?.path ? [place.path, { ...tabOf(place), id: row.id }] : null;
}
