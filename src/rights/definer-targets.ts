import type { TestCompany, TestPerson } from "../testing/company.ts";
import { proposedOf } from "./definers-on-rights.ts";
import { screenOf } from "./definers-on-big-screens.ts";
import { envelopeOf } from "./definers-on-signing.ts";
import { briefOf } from "./definers-on-creative.ts";
import { formOf } from "./definers-on-forms.ts";
import { mailboxOf } from "./definers-on-inbox.ts";
import { hiddenMessage } from "./definers-on-messages.ts";
import { webhookOf } from "./definers-on-webhooks.ts";
import { workflowOf } from "./definers-on-workflows.ts";

/** What belongs to somebody, of all that definers' arguments can choose. */
export type Targets = Record<
  | "person"
  | "agent"
  | "token"
  | "lead"
  | "project"
  | "session"
  | "key"
  | "feed"
  | "device"
  | "run"
  | "import"
  | "invitation"
  | "proposal"
  | "right_change"
  | "passkey"
  | "sso"
  | "mail"
  | "set_aside"
  | "task"
  | "time"
  | "schedule"
  | "approval"
  | "repository"
  | "tool_server"
  | "webhook"
  | "form"
  | "screen"
  | "screen_link"
  | "brief"
  | "envelope"
  | "recipient"
  | "workflow"
  | "workflow_run"
  | "policy"
  | "shift"
  | "message"
  | "mailbox"
  | "conversation"
  | "hidden_mail",
  string
>;

/** Somebody of everything: the ids that others try. */
export async function targetsOf(company: TestCompany, person: TestPerson, admin: TestPerson): Promise<Targets> {
  const { owner, row } = company;
  await owner.query(`insert into auth.challenge (challenge, "userId") values ('theirs', $1)`, [person.id]);
  const lead = { name: "Hidden", emails: ["hidden@b.example"], owner_id: person.id };
  const agent = await row("public.ai_agents", { key: "theirs", name: "Theirs", role: "operator", model: "x" });
  const act = { tool: "leads_remove", input: "{}", entity: "leads", size: 1, run_id: person.id };
  const invitation = { email: "new@b.example", role: "sales", token_hash: "\\x01", invited_by: admin.id };
  return {
    person: person.id,
    agent,
    lead: await row("public.leads", lead),
    project: await row("public.projects", { name: "Hidden", owner_id: person.id }),
    import: await row("public.imports", { name: "file.csv", entity: "leads", owner_id: person.id }),
    task: await row("public.agent_tasks", { title: "Hidden", owner_id: person.id, status: "failed" }),
    time: await row("public.time_entries", { note: "Hidden", minutes: 5, owner_id: person.id, status: "submitted" }),
    schedule: await row("public.agent_schedules", { title: "Hidden", owner_id: person.id, time_zone: "Europe/Paris" }),
    approval: await row("public.agent_approvals", {
      title: "Hidden",
      owner_id: person.id,
      agent_id: agent,
      expires_at: inAnHour(),
      ...act,
    }),
    policy: await row("public.agent_policies", { agent_id: agent, model: "x", temperature: 0, prompt: "x" }),
    repository: await row("public.repositories", { name: "Hidden", address: "https://git.example/hidden.git" }),
    webhook: await webhookOf(company),
    form: await formOf(company),
    ...(await screenOf(company)),
    brief: await briefOf(company),
    ...(await envelopeOf(company, person.id)),
    ...(await workflowOf(company, person.id)),
    tool_server: await row("public.tool_servers", { name: "Hidden", address: "https://tools.example/mcp" }),
    shift: await row("app.shifts", { made_by: person.id, moved: "[]" }),
    message: await hiddenMessage(company, person),
    invitation: await row("app.invitations", invitation),
    ...(await proposedOf(company, person.id, admin)),
    ...(await waysInOf(company, person)),
    ...(await waitingFor(company, person)),
  };
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

async function waysInOf({ owner, row }: TestCompany, person: TestPerson) {
  const { rows } = await owner.query<{ id: string }>("select id from auth.session where token = $1", [person.token]);
  const session = rows[0]?.id ?? "";
  const made = { user_id: person.id, token_hash: `\\x${person.id.replaceAll("-", "")}`, expires_at: inAnHour() };
  const key = { name: "Theirs", scope: "write", door: "employee", second_factor: false };
  const feed = { user_id: person.id, token_hash: "\\x07", name: "Theirs", door: "employee", second_factor: false };
  const device = { user_id: person.id, session_id: session, endpoint: "https://push.example/theirs" };
  const passkey = { userId: person.id, credential: "theirs", public_key: "\\x00", counter: 1, name: "Theirs" };
  return {
    token: person.token,
    session,
    key: await row("app.api_keys", { ...made, ...key }),
    feed: await row("app.calendar_feeds", feed),
    device: await row("app.push_devices", { ...device, p256dh: "x", auth: "x" }),
    run: await row("app.runs", { ...made, purpose: "import" }),
    passkey: await row("auth.passkey", passkey),
    sso: await row("auth.account", { accountId: "theirs", providerId: "https://login.example", userId: person.id }),
  };
}

async function waitingFor(company: TestCompany, person: TestPerson) {
  const { row } = company;
  return {
    ...(await mailboxOf(company, person.id)),
    mail: await row("app.outgoing_mail", {
      dedupe_key: "theirs",
      purpose: "notifications",
      to_address: person.email,
      subject: "x",
      body: "x",
      state: "failed",
      expires_at: inAnHour(),
    }),
    set_aside: await row("app.set_aside", {
      work: "notification",
      subject: "x",
      error: "x",
      user_id: person.id,
      draft: JSON.stringify({ user_id: person.id, kind: "assigned", title: "x", message: "x", dedupe_key: "x" }),
    }),
  };
}
