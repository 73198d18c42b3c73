import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { type Group, type Language, type Values, variables, type VariableType, type WrittenTo } from "./variables.ts";

/** Of what a letter's values are read, and in which language they are worded. */
export type Asked = { entity: WrittenTo; row_id: string; to?: string | undefined; language: Language };

type Read = Partial<Record<Group, Record<string, string | number | null>>> & { currency?: string };

/**
 * What is known for a letter to a record: of the record, of whoever it goes to (`to`, else its main contact) and of the caller, as
 * far as row security shows it to the caller.
 */
export async function readValues(database: Database, actor: Actor, asked: Asked): Promise<Values> {
  const [records, senders] = await database.flush(actor, [
    { text: of_record[asked.entity], values: [asked.row_id, asked.to ?? null] },
    { text: of_sender, values: [] },
  ]);
  const record = records?.[0]?.[0];
  if (!record) throw new AppError("RESOURCE_NOT_FOUND", "There is no such record, or you may not see it.");
  const read = JSON.parse(record) as Read;
  const sender = JSON.parse(senders?.[0]?.[0] ?? "{}") as Read["sender"];
  return worded({ ...read, sender: sender ?? {} }, asked.language);
}

const of_lead = `select jsonb_build_object('recipient', jsonb_build_object('name', name, 'title', title, 'email', coalesce($2, emails[1])),
    'lead', jsonb_build_object('company', company_name, 'city', city, 'value', value, 'expected_close', expected_close), 'currency', currency)::text
  from public.leads where id = $1 and deleted_at is null`;

const recipient = `'recipient', jsonb_build_object('name', c.name, 'civility', c.civility, 'title', c.title, 'email', coalesce($2, c.emails[1]))`;
const client = `'client', jsonb_build_object('name', a.name, 'legal_name', a.legal_name, 'city', a.city, 'since', a.since)`;

const of_contact = `select jsonb_build_object(${recipient}, ${client})::text
  from public.contacts c left join public.accounts a on a.id = c.account_id and a.deleted_at is null
 where c.id = $1 and c.deleted_at is null`;

const of_account = `select jsonb_build_object(${recipient}, ${client})::text
  from public.accounts a left join lateral (select c.* from public.affiliations b join public.contacts c on c.id = b.contact_id
      where b.account_id = a.id and b.active and b.deleted_at is null and c.deleted_at is null and c.status = 'active'
      order by lower($2) = any (c.emails) desc, b.main desc, c.name, c.id limit 1) c on true
 where a.id = $1 and a.deleted_at is null`;

const of_record: Record<WrittenTo, string> = { leads: of_lead, contacts: of_contact, accounts: of_account };

const of_sender = `select jsonb_build_object('name', p.name, 'title', p.title, 'email', p.email, 'phone', p.phone, 'company', c.name)::text
  from public.people p, public.company c where p.id = app.user_id()`;

function worded({ currency, ...groups }: Read, language: Language): Values {
  const values: Values = {};
  for (const [group, types] of Object.entries(variables) as [Group, Record<string, VariableType>][]) {
    const known = groups[group];
    if (!known) continue;
    const all = { ...known, ...namesOf(known["name"]), civility: civilityOf(known["civility"], language) };
    values[group] = Object.fromEntries(
      Object.entries(types).flatMap(([name, type]) => {
        const value = all[name as keyof typeof all] ?? null;
        return value === null || value === "" ? [] : [[name, word(value, type, { language, currency })]];
      }),
    );
  }
  return values;
}

// (Of a name in one word nobody knows which it is.)
function namesOf(name: unknown): { first_name: string | null; last_name: string | null } {
  const [first, ...rest] = typeof name === "string" ? name.trim().split(/\s+/) : [];
  return rest.length > 0
    ? { first_name: first ?? null, last_name: rest.join(" ") }
    : { first_name: null, last_name: null };
}

const civilities = { english: { mme: "Ms", m: "Mr" }, french: { mme: "Madame", m: "Monsieur" } } as const;
const civilityOf = (kept: unknown, language: Language) =>
  kept === "mme" || kept === "m" ? civilities[language][kept] : null;

type Wording = { language: Language; currency: string | undefined };

function word(value: string | number, type: VariableType, { language, currency = "EUR" }: Wording): string {
  if (type === "money") {
    const whole = Number.isInteger(Number(value)) ? { maximumFractionDigits: 0 } : {};
    return new Intl.NumberFormat(locales[language], { style: "currency", currency, ...whole }).format(Number(value));
  }
  if (type === "date")
    return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(value));
  return String(value);
}

const locales = { english: "en-GB", french: "fr-FR" };
