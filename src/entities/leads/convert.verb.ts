import { and, eq, isNull, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import type { Transaction } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import { insertRow } from "../../entity/insert-row.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { accounts } from "../accounts/account.schema.ts";
import { affiliations } from "../affiliations/affiliation.schema.ts";
import { contacts } from "../contacts/contact.schema.ts";
import { projects } from "../projects/project.schema.ts";
import { open_types } from "../stages/stage.schema.ts";
import {
  conversion_input,
  type ConversionInput,
  conversion_preview,
  type Converted,
  converted,
  type TakenBack,
  taken_back,
} from "./conversion.ts";
import { clientsLike, contactsLike } from "./conversion-matches.ts";
import { clientOf, companyOf, contactOf, lackedBy, type Lead, namesNobody, personOf } from "./conversion-values.ts";
import { stageOfItsPipeline, typeOf } from "./in-stage.ts";
import { leads } from "./lead.schema.ts";

/** Makes a lead a client: its company and its person, new or found, in one transaction; an open lead is won by it. */
export const convert = verb(
  "Makes a client and a contact of a lead, or takes those that are there, and links them to it; an open lead is won by it. What a client or contact has already stays as it is. Of two who try at once, one gets it.",
  conversion_input,
  async ({ tx, input: { id, ...input } }): Promise<Converted> => {
    await tx.execute(sql`select app.hold('leads', ${id}, 'convert')`);
    const lead = await readLead(tx, id);
    const fresh = lead.converted_at ? [] : [lead];
    mustChange(fresh, "This lead has been converted already.");
    const type = await typeOf(tx, lead.stage);
    const standing = type === "lost" ? [] : [lead];
    mustChange(standing, "A lost lead is reopened before it is converted.");
    const account_id = await client(tx, lead, input);
    const converted_contact_id = await contact(tx, lead, input, account_id);
    const won = type !== "won" && { stage: stageOfItsPipeline("won") };
    await tx
      .update(leads)
      .set({ account_id, converted_contact_id, converted_at: sql`now()`, ...won })
      .where(eq(leads.id, id));
    return { project_id: input.project ? await makeProject(tx, id, input.project) : null };
  },
  {
    right: "convert",
    from: [...open_types, "won"],
    result: converted,
    preview: {
      about:
        "What converting a lead would make, and which clients and contacts are there already, each with the reason: at most ten of each, the surest first.",
      answer: conversion_preview,
      read: async ({ tx, input: { id, ...input } }) => foretold(tx, await readLead(tx, String(id)), input),
    },
  },
);

/** Takes a conversion back: what it made goes into the bin, unless something has come to stand on it. */
export const take_back = verb(
  "Takes the conversion of a lead back as one act: the lead is open again and linked to nobody, what was made of it goes into the bin, what was added is taken away. What was changed since, or has something else standing on it, is kept; the result says so.",
  z.object({}),
  async ({ tx, input }): Promise<TakenBack> => {
    const { converted_at } = await readLead(tx, input.id);
    const converted = converted_at ? [converted_at] : [];
    mustChange(converted, "This lead is not converted.");
    const { rows } = await tx.execute<{ told: TakenBack }>(sql`select app.take_back_conversion(${input.id}) as told`);
    return together(rows[0]?.told ?? { removed: [], kept: [] });
  },
  { right: "convert", result: taken_back },
);

async function readLead(tx: Transaction, id: string): Promise<Lead> {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deleted_at)));
  if (!lead) throw new AppError("RESOURCE_NOT_FOUND", "This record does not exist, or you cannot see it.");
  return lead;
}

/** The client that was chosen, with what it lacked, or a new one. */
async function client(tx: Transaction, lead: Lead, input: ConversionInput): Promise<string> {
  if (!input.account_id) {
    await mustBeNew(tx, lead, input);
    return insertRow(tx, accounts, clientOf(lead, input));
  }
  const here = and(eq(accounts.id, input.account_id), isNull(accounts.deleted_at));
  const [there] = await tx.select().from(accounts).where(here).for("no key update");
  mustBe(there, "account_id", "This client is gone, or not yours to change. Choose another one.");
  const lacked = lackedBy(there, companyOf(lead));
  if (Object.keys(lacked).length > 0) await tx.update(accounts).set(lacked).where(here);
  return there.id;
}

/** Refuses a client that somebody else has made since it was looked for; those who make one at once go one after the other. */
async function mustBeNew(tx: Transaction, lead: Lead, input: ConversionInput): Promise<void> {
  const { known } = input;
  if (!known) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('clients of leads', 0))`);
  const none_has_come = (await clientsLike(tx, lead, input)).every(({ id }) => known.includes(id));
  mustBe(none_has_come, "account_id", "Meanwhile there is a client that could be the same. Look again.");
}

/** The contact that was chosen, with what they lacked, or a new one; null where none is wanted. */
async function contact(tx: Transaction, lead: Lead, input: ConversionInput, client_id: string): Promise<string | null> {
  const { contact_id } = input;
  if (contact_id === null) return null;
  if (contact_id === undefined) {
    // Who comes first is who one asks for.
    const primary = !input.account_id;
    return insertRow(tx, contacts, { ...contactOf(lead, input), account_id: client_id, primary });
  }
  const here = and(eq(contacts.id, contact_id), isNull(contacts.deleted_at));
  const [there] = await tx.select().from(contacts).where(here).for("no key update");
  mustBe(there, "contact_id", "This contact is gone, or not yours to change. Choose another one.");
  const lacked = lackedBy(there, { ...personOf(lead), account_id: client_id });
  if (Object.keys(lacked).length > 0) await tx.update(contacts).set(lacked).where(here);
  // Who belongs to another client already belongs to this one as well.
  const belongs = await tx
    .select()
    .from(affiliations)
    .where(
      and(
        eq(affiliations.contact_id, there.id),
        eq(affiliations.account_id, client_id),
        isNull(affiliations.deleted_at),
      ),
    );
  if (belongs.length === 0) await insertRow(tx, affiliations, { contact_id: there.id, account_id: client_id });
  return there.id;
}

/** The project that follows, also of whoever makes none otherwise. */
async function makeProject(tx: Transaction, lead_id: string, project: NonNullable<ConversionInput["project"]>) {
  const { name, manager_id, template_id = null, starts_on = null } = project;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select app.make_project_of_lead(${lead_id}, ${name}, ${manager_id}, ${template_id}, ${starts_on}) as id`,
  );
  const made = rows[0]?.id;
  // (It is theirs to open where they are one of its members, or see all projects.)
  const [seen] = made ? await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, made)) : [];
  return seen?.id ?? null;
}

async function foretold(tx: Transaction, lead: Lead, input: ConversionInput) {
  const clients = await clientsLike(tx, lead, input);
  const people = await contactsLike(
    tx,
    lead,
    input,
    clients.map(({ id }) => id),
  );
  const company = companyOf(lead);
  const person = personOf(lead);
  const made = clientOf(lead, input);
  const nobody = namesNobody(lead) && !input.contact_name;
  return conversion_preview.parse({
    wins: (open_types as readonly string[]).includes(await typeOf(tx, lead.stage)),
    account: { name: made.name, siren: made.siren ?? null },
    accounts: clients.map((one) => ({ ...one, fills: Object.keys(lackedBy(one, company)) })),
    contact: nobody ? null : { ...person, name: contactOf(lead, input).name },
    contacts: people.map((one) => ({ ...one, fills: Object.keys(lackedBy(one, person)) })),
  });
}

/** What stays of one record, once. */
function together({ removed, kept }: TakenBack): TakenBack {
  const by_id = new Map<string, TakenBack["kept"][number]>();
  for (const one of kept) {
    const other = by_id.get(one.id);
    by_id.set(one.id, { ...one, fields: [...new Set([...(other?.fields ?? []), ...one.fields])] });
  }
  return { removed, kept: [...by_id.values()] };
}

/** Refuses what was chosen where it is not as it must be. */
function mustBe<T>(there: T, field: string, sentence: string): asserts there is NonNullable<T> {
  if (!there) throw new AppError("RESOURCE_CONFLICT", sentence, { fields: { [field]: sentence } });
}
