import { sql } from "../database/drizzle.ts";
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
  const letter = await write(doing);
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

/** Fills in what a letter says. */
export async function write({
  running,
  run,
  publisher,
  step,
  scope,
}: Omit<Doing<Letter>, "next" | "ends">): Promise<Written> {
  const entity = written_to.find((each) => each === run.entity);
  if (!entity || !run.row_id) throw new StepError("There is nobody to write to.");
  const to = await addressOf(running.kernel.database, publisher, entity, run.row_id);
  const { subject, body } = step.template_id
    ? await fillTemplate(running.kernel.database, publisher, {
        entity,
        row_id: run.row_id,
        to,
        template_id: step.template_id,
      })
    : {
        subject: text(step.subject, scope).replace(/\s+/g, " ").trim().slice(0, 200),
        body: text(step.body, scope).trim(),
      };
  if (!subject || !body) throw new StepError("Of the letter nothing is left to be sent.");
  return { entity, row_id: run.row_id, to, subject, body, template_id: step.template_id ?? null };
}

async function addressOf(
  database: Doing["running"]["kernel"]["database"],
  publisher: Doing["publisher"],
  entity: WrittenTo,
  id: string,
) {
  const [rows] = await database.flush(publisher, [{ text: first_address[entity], values: [id] }]);
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
