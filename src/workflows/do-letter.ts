import { sql } from "../database/drizzle.ts";
import type { Actor, Database } from "../database/door.ts";
import { recordLetter } from "../mail/record-letter.ts";
import { fillTemplate } from "../templates/fill-template.ts";
import { written_to, type WrittenTo } from "../templates/variables.ts";
import type { Step } from "./definition.ts";
import { settledIn } from "./do-act.ts";
import { type Doing, type Outcome, StepError } from "./run.ts";
import { text } from "./values.ts";

type Letter = Extract<Step, { type: "letter" }>;
/** What a letter says, and to which address. */
export type Written = {
  entity: WrittenTo;
  row_id: string;
  to: string;
  subject: string;
  body: string;
  template_id: string | null;
};

/** Writes to the record as its publisher, and notes that in the same transaction. */
export async function doLetter(doing: Doing<Letter>): Promise<Outcome> {
  const { running, publisher } = doing;
  if (!running.sends) throw new StepError("This Tandem sends no e-mail.");
  const letter = await write(running.kernel.database, publisher, doing.run, doing);
  return running.kernel.database.as(publisher, async (tx) => {
    await send(tx, letter, running);
    return settledIn(tx, doing, { to: letter.to });
  });
}

type Tx = Parameters<typeof settledIn>[0];

/** Hands a letter to the outgoing mail, within a transaction. */
export async function send(tx: Tx, letter: Written, { seal }: Pick<Doing["running"], "seal">): Promise<void> {
  const { entity, row_id, to, subject, body, template_id } = letter;
  const closed = seal.close(recordLetter(body));
  await tx.execute(
    sql`select app.count_template_use(${template_id}::uuid,
      app.mail_record(${entity}, ${row_id}, array[${to}]::text[], ${subject}, ${body}, ${closed}))`,
  );
}

type On = Pick<Doing["run"], "entity" | "row_id">;

/** Fills in what a letter says to a record, as this actor sees both. */
export async function write(
  database: Database,
  actor: Actor,
  on: On,
  { step, scope }: Pick<Doing<Letter>, "step" | "scope">,
): Promise<Written> {
  const entity = written_to.find((each) => each === on.entity);
  if (!entity || !on.row_id) throw new StepError("There is nobody to write to.");
  const to = await addressOf(database, actor, entity, on.row_id);
  const { template_id = null } = step;
  const written = { entity, row_id: on.row_id, to, template_id };
  if (template_id !== null)
    return { ...written, ...(await fillTemplate(database, actor, { ...written, template_id })) };
  const subject = text(step.subject, scope).replace(/\s+/g, " ").trim().slice(0, 200);
  const body = text(step.body, scope).trim();
  if (!subject || !body) throw new StepError("Of the letter nothing is left to be sent.");
  return { ...written, subject, body };
}

async function addressOf(database: Database, actor: Actor, entity: WrittenTo, id: string): Promise<string> {
  const [rows] = await database.flush(actor, [{ text: first_address[entity], values: [id] }]);
  const address = rows?.[0]?.[0];
  if (!address) throw new StepError("The record has no e-mail address, or its publisher does not see it.");
  return address;
}

const first_address: Record<WrittenTo, string> = {
  leads: "select emails[1] from public.leads where id = $1 and deleted_at is null",
  contacts: "select emails[1] from public.contacts where id = $1 and deleted_at is null",
  accounts: `select c.emails[1] from public.affiliations b join public.contacts c on c.id = b.contact_id
    where b.account_id = $1 and b.active and b.deleted_at is null and c.deleted_at is null and c.status = 'active' and c.emails[1] is not null
    order by b.main desc, c.name, c.id limit 1`,
};
