import { agents_operations } from "../agents/agents-operations.ts";
import { policy_operations } from "../agents/evaluation/policy-operations.ts";
import { approval_operations } from "../agents/approvals/approval-operations.ts";
import { mcp_operations } from "../mcp/mcp-operations.ts";
import { halt_operations } from "../agents/halt-operations.ts";
import { model_operations } from "../agents/model/model-operations.ts";
import { token_operations } from "../agents/token-operations.ts";
import { analytics_operations } from "../analytics/analytics-operations.ts";
import { log_operations } from "../audit/log-operations.ts";
import { security_operations } from "../audit/security-operations.ts";
import { report_operations } from "../audit/report-operations.ts";
import { big_screen_operations } from "../big-screens/big-screen-operations.ts";
import { calendar_operations } from "../calendar/calendar-operations.ts";
import { account_operations } from "../auth/account-operations.ts";
import { people_operations } from "../auth/people-operations.ts";
import { channel_operations } from "../channels/channel-operations.ts";
import { company_operations } from "../company/company-operations.ts";
import { sign_in_operations } from "../auth/sign-in-operations.ts";
import { developer_operations } from "../developer/developer-operations.ts";
import { creative_operations } from "../creative/creative-operations.ts";
import { duplicate_operations } from "../duplicates/duplicate-operations.ts";
import { meta_operations } from "../entity/meta-operations.ts";
import { signing_operations } from "../signing/signing-operations.ts";
import type { Operations } from "../entity/openapi-entity.ts";
import { summary_operations } from "../entity/summary-operations.ts";
import { files_operations } from "../files/files-operations.ts";
import { marketing_operations } from "../marketing/marketing-operations.ts";
import { lead_machine_operations } from "../lead-machine/lead-machine-operations.ts";
import { integration_operations } from "../integrations/integration-operations.ts";
import { health_operations } from "../health/health-operations.ts";
import { home_operations } from "../home/home-operations.ts";
import { inbox_operations } from "../inbox/inbox-operations.ts";
import { import_operations } from "../imports/import-operations.ts";
import { jobs_operations } from "../jobs/jobs-operations.ts";
import { mail_operations } from "../mail/mail-operations.ts";
import { optimization_operations } from "../optimization/optimization-operations.ts";
import { notification_operations } from "../notifications/notification-operations.ts";
import { portfolio_operations } from "../portfolio/portfolio-operations.ts";
import { presence_operations } from "../presence/presence-operations.ts";
import { push_operations } from "../push/push-operations.ts";
import { monitoring_operations } from "../monitoring/monitoring-operations.ts";
import { event_operations } from "../realtime/event-operations.ts";
import { rights_operations } from "../auth/rights/rights-operations.ts";
import { search_operations } from "../search/search-operations.ts";
import { template_operations } from "../templates/template-operations.ts";
import { workflow_operations } from "../workflows/workflow-operations.ts";
import { run_operations } from "../reports/run-operations.ts";
import { usage_operations } from "../usage/usage-operations.ts";

/** What the API has beside the described entities. */
export const operations: Operations = {
  ...sign_in_operations,
  ...account_operations,
  ...calendar_operations,
  ...people_operations,
  ...rights_operations,
  ...company_operations,
  ...search_operations,
  ...duplicate_operations,
  ...summary_operations,
  ...run_operations,
  ...analytics_operations,
  ...home_operations,
  ...portfolio_operations,
  ...notification_operations,
  ...push_operations,
  ...presence_operations,
  ...channel_operations,
  ...inbox_operations,
  ...import_operations,
  ...files_operations,
  ...event_operations,
  ...mail_operations,
  ...template_operations,
  ...jobs_operations,
  ...agents_operations,
  ...halt_operations,
  ...mcp_operations,
  ...approval_operations,
  ...policy_operations,
  ...model_operations,
  ...token_operations,
  ...usage_operations,
  ...log_operations,
  ...security_operations,
  ...health_operations,
  ...monitoring_operations,
  ...optimization_operations,
  ...developer_operations,
  ...report_operations,
  ...integration_operations,
  ...workflow_operations,
  ...lead_machine_operations,
  ...marketing_operations,
  ...big_screen_operations,
  ...creative_operations,
  ...signing_operations,
  ...meta_operations,
};

/** What those operations are about, beside the entities. */
export const tags: Record<string, string> = {
  "sign-in": "How one comes in, and goes.",
  account: "One's own account: how one signs in, and how the app looks and speaks.",
  rights: "What each role may do, read from the database, and why.",
  search: "The search of everything.",
  duplicates: "Records that probably are the same.",
  figures: "Counts and sums of several kinds of records, and what changed lately.",
  devices: "Notifications on devices.",
  presence: "Who is there.",
  inbox: "E-mails of mailboxes: written, sent, noted, looked for.",
  imports: "Files that are taken in: sent up, checked, committed and, where wished, taken back.",
  "file contents": "Uploads, and downloads of the files of records.",
  events: "Changes as they happen.",
  mail: "The mails that Tandem sends.",
  agents: "The agents beside their records: their start, and how the team stands.",
  integrations: "What the installation is connected to, and what webhooks were sent.",
  "workflow runs": "What workflows have done and wait for, and a try that is not kept.",
  marketing: "Campaigns, whom they write to, and what came of them.",
  "big screens": "What big screens show, and the links by which devices show them.",
  "lead machine": "What forms have sent, and what became of it.",
  signing: "Documents that are approved and signed.",
  "approvals by link": "Links by which clients approve what was made for them.",
  health: "How each part of the installation is.",
  monitoring: "What the server measures of itself.",
  security: "How safe the installation is, and what is done in an incident.",
  log: "What was done, by whom: read, verified, reverted.",
  analytics: "How sales go, and how the app is used.",
  usage: "What is noted of the use, by those who agree.",
  failures: "What browsers tell of failures.",
  developer: "The tables, the server and its limits, for those who build on the API.",
  about: "What the program says of itself.",
};

/** Routes that no outside program uses, and which stand in no document: the page of the document itself, and where a provider leads a browser back to. */
export const internal_routes = [
  "GET /api/docs",
  "GET /api/docs/begin.js",
  "GET /api/docs/:file{swagger-ui(-bundle)?\\.(css|js)}",
  "GET /api/sign-in/sso/return",
];
