import { randomUUID } from "node:crypto";
import { sql, type SQL } from "../database/drizzle.ts";
import type { TestCompany } from "../testing/company.ts";

/** Whose a row is, as seen by the subject: themselves, a team mate, somebody else; their team, their client's account, two projects and an upload of theirs. */
export type Around = {
  user: string;
  team: string | null;
  account: string;
  mate: string;
  stranger: string;
  projects: [string, string];
  upload: string;
  /** One that they are in. */
  channel: string;
};

// What does not follow from a description: tables that none describes, or of which people make no rows by themselves.

/** Rows of each kind in these tables. */
export async function specialRows(
  company: TestCompany,
  around: Around,
  colleague: string,
): Promise<Record<string, Record<string, string>>> {
  const idOf = async (text: string, ...values: string[]) =>
    (await company.owner.query<{ id: string }>(text, values)).rows[0]?.id ?? "";
  const roleOf = (user_id: string) => idOf("select id from public.user_roles where user_id = $1", user_id);
  const told = (user_id: string) =>
    company.row("public.notifications", { kind: "role", title: "Told", user_id, dedupe_key: user_id });
  const imported = (owner_id: string) => company.row("public.imports", { name: "file.csv", entity: "leads", owner_id });
  const { user, stranger } = around;
  const online = "insert into public.employee_presence values ($1, true, now(), '/leads', 'a-session')";
  await company.owner.query(online, [stranger]);
  return {
    people: { self: user, account: colleague, other: stranger },
    user_roles: { self: await roleOf(user), other: await roleOf(stranger) },
    employee_presence: { other: stranger },
    company: { other: await idOf("select id from public.company") },
    notifications: { own: await told(user), other: await told(stranger) },
    imports: { own: await imported(user), other: await imported(stranger) },
  };
}

/**
 * What a row of some kind holds besides: a client's own contact is one of their account, one's own words are on one's own project, what
 * is said to a client is about them, who belongs to a client is seen by whoever sees both.
 */
export function specialColumns(
  entity: string,
  kind: string,
  { account, user, team, channel }: Around,
): Record<string, unknown> {
  if (entity === "affiliations" && kind === "both_own") return { account_owner_id: user };
  if (entity === "affiliations" && kind === "both_team") return { account_team_id: team };
  // (Not of everybody's own client: who does not see that one does not see it either.)
  if (entity === "agent_memories" && kind === "shared") return { personal: false, account_ids: [account] };
  // (What one wrote one changes while one is there.)
  if (entity === "messages" && kind === "mine") return { channel_id: channel };
  if (entity === "asset_comments" && kind === "mine") return { parent_owner_id: user };
  if (entity === "comments" && kind === "account") return { entity: "accounts", row_id: account };
  if (entity === "comments" && kind === "mine") return { entity: "projects", parent_owner_id: user };
  if (entity === "documents" && kind === "client_team") return { visibility: "client", account_id: account };
  if (entity === "time_entries") return { status: standing[kind] ?? "draft" };
  return entity === "contacts" && kind === "self" ? { account_id: account } : {};
}

// Time of one's own that is approved, and that waits for it; other is entered only.
const standing: Record<string, string> = { own: "approved", unlocked: "submitted" };

/** What a new row says besides, where the database asks for more than its description does. */
export function specialValues(entity: string, { projects: [project], upload }: Around): Record<string, unknown> {
  if (entity === "files") return { upload_id: upload };
  if (entity === "mailboxes") return { address: `${randomUUID()}@here.example` };
  if (entity === "time_entries") return { minutes: 60, note: "x" };
  if (entity === "brief_approvals")
    return { name: "Inès", email: "ines@moulins.example", shown: "[]", expires_at: "2099-01-01" };
  if (entity === "envelopes") return specialEnvelope;
  if (entity === "envelope_recipients")
    return { name: "Inès", email: "ines@moulins.example", expires_at: "2099-01-01" };
  // (What a task is about its subject sees.)
  return entity === "task_records" ? { record_entity: "projects", record_id: project } : {};
}

/** What a row with these columns points at that must be of its parent: a comment is on a version of its piece of work. */
export async function specialParts(
  { row }: TestCompany,
  entity: string,
  { row_id }: Record<string, unknown>,
  { upload }: Around,
): Promise<Record<string, unknown>> {
  if (entity === "envelopes" || entity === "envelope_recipients")
    return envelopeParts(row, entity, { entity: "documents", row_id }, upload);
  if (entity !== "asset_comments") return {};
  return { file_id: await row("public.files", { entity: "brief_assets", row_id, upload_id: upload }) };
}

/** The version that an envelope pins, and the envelope of a recipient. */
async function envelopeParts(row: TestCompany["row"], entity: string, of: Record<string, unknown>, upload_id: string) {
  const file_id = await row("public.files", { ...of, upload_id });
  if (entity === "envelopes") return { ...of, file_id };
  return { ...of, envelope_id: await row("public.envelopes", { ...of, ...specialEnvelope, file_id }) };
}

const specialEnvelope = { name: "Contract", digest: "0".repeat(64), expires_at: "2099-01-01" };

/** The affiliation that comes with a new contact of this client. */
export async function firstAffiliation(company: TestCompany, account_id: string): Promise<string> {
  const contact = await company.row("public.contacts", { name: "Of a project's client", account_id });
  const made = "select id from public.affiliations where contact_id = $1";
  return (await company.owner.query<{ id: string }>(made, [contact])).rows[0]?.id ?? "";
}

/** What a second row says that joins another two, where what is tried keeps the first of them. */
export function anotherPair(entity: string, { projects: [, second] }: Around): Record<string, unknown> | undefined {
  return entity === "task_records" ? { record_id: second } : undefined;
}

/** The column of each that every role which may change it at all may change, and what is written there. */
const special_changes: Record<string, [string, string]> = {
  people: ["title", "x"],
  company: ["name", "x"],
  user_roles: ["reason", "x"],
  imports: ["error", "x"],
  notifications: ["read", "true"],
  agent_findings: ["reason", "x"],
};

/** The same of entities that are tried by their descriptions otherwise: their titles only who asked may word. */
const described_changes: Record<string, [string, string]> = {
  tickets: ["status", "closed"],
  agent_tasks: ["priority", "P1"],
  agent_schedules: ["priority", "P1"],
  agent_cases: ["reason", "x"],
  form_submissions: ["reason", "x"],
  suppressions: ["note", "x"],
};

/** What is tried on these tables otherwise than on those of entities; nothing where it is the same. */
export function specialTry(
  entity: string,
  verb: string,
  id: string,
  user: string,
  kind: string,
  around: Around,
): SQL | undefined {
  if (entity === "employee_presence") return presence(verb, id, user);
  // (Each address stands there once.)
  if (entity === "suppressions" && verb === "create")
    return sql`insert into public.suppressions (name) values ('another@b.example')`;
  // (Each agent has one candidate at a time.)
  if (entity === "agent_policies" && verb === "create")
    return sql`insert into public.agent_policies (agent_id, model, temperature, prompt) select id, 'x', 0, 'x' from public.ai_agents a
      where not exists (select from public.agent_policies p where p.agent_id = a.id) limit 1 returning id`;
  // (A client says little of a new one: the example says more.)
  if (entity === "tickets" && verb === "create" && (kind === "account" || kind === "shown"))
    return sql`insert into public.tickets (name, account_id) values ('x', ${around.account})`;
  const changed = special_changes[entity] ?? described_changes[entity];
  if (changed && verb === "update") {
    const [column, value] = changed;
    return sql`update public.${sql.identifier(entity)} set ${sql.identifier(column)} = ${value} where id = ${id} returning id`;
  }
  if (!(entity in special_changes)) return undefined;
  if (verb === "create") return created(entity, user, kind === "own" ? user : around.stranger);
  if (verb === "delete" && entity === "user_roles") return sql`delete from public.user_roles where id = ${id}`;
  return undefined;
}

function created(entity: string, user: string, owner_id: string): SQL {
  switch (entity) {
    case "notifications":
      return sql`insert into public.notifications (user_id, kind, title, dedupe_key) values (${user}, 'role', 'made', 'made')`;
    case "imports":
      return sql`insert into public.imports (name, entity, owner_id) values ('made', 'leads', ${owner_id})`;
    case "agent_findings":
      return sql`insert into public.agent_findings (title, kind, severity, agent_id, evidence, fingerprint)
        values ('x', 'x', 'low', gen_random_uuid(), 'x', 'x')`;
    case "people":
      return sql`insert into public.people (name, email, kind) values ('x', gen_random_uuid()::text, 'employee')`;
    case "user_roles":
      return sql`insert into public.user_roles (user_id, role) values (${user}, 'admin')`;
  }
  return sql`insert into public.company (name) values ('made')`;
}

function presence(verb: string, id: string, user: string): SQL {
  const table = sql`public.employee_presence`;
  if (verb === "read") return sql`select user_id from ${table} where user_id = ${id}`;
  if (verb === "delete") return sql`delete from ${table} where user_id = ${id}`;
  if (verb === "update") return sql`update ${table} set is_online = false where user_id = ${id}`;
  return sql`insert into ${table} values (${user}, true, now())`;
}
