import { sql, type SQL } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/door.ts";
import type { ConversionInput } from "./conversion.ts";
import { most_found, reasons } from "./conversion.ts";
import { clientOf, contactOf, type Lead } from "./conversion-values.ts";

type Reason = (typeof reasons)[number];
/** A record that may be the lead's, with the columns of which the answer is made. */
type Found = { id: string; reasons: Reason[] } & Record<string, unknown>;

// Names are the same where their letters and digits are, without accents.
const plain = (name: SQL) => sql`trim(regexp_replace(app.fold(${name}), '[^[:alnum:]]+', ' ', 'g'))`;
const because = (reason: Reason, rest: SQL) => sql`select id, ${reason}::text as reason from (${rest}) found`;

/** The clients that may be the lead's company, of those that the caller sees. */
export async function clientsLike(tx: Transaction, lead: Lead, input: ConversionInput): Promise<Found[]> {
  const { name, siren = null, domains = [] } = clientOf(lead, input);
  const by_contact = (column: string, values: string[]) =>
    sql`select account_id as id from contacts where deleted_at is null and id in (select app.find_by('contacts', ${column}, ${list(values)}))`;
  const ways = [
    because("linked", sql`select id from accounts where id = ${lead.account_id}::uuid`),
    because("chosen", sql`select id from accounts where id = ${input.account_id ?? null}::uuid`),
    because("siren", sql`select id from accounts where siren = ${siren}`),
    because("domain", sql`select app.find_by('accounts', 'domains', ${list(domains)}) as id`),
    because("domain", sql`select id from accounts where website = any(${list(domains.flatMap(addressesOf))})`),
    because("email", by_contact("emails", lead.emails)),
    because("phone", by_contact("phones", lead.phones)),
    because("phone", sql`select id from accounts where phone = any(${list(lead.phones)})`),
    ...(await named(tx, "accounts", name, sql`${plain(sql`t.name`)}, ${plain(sql`t.legal_name`)}`)),
  ];
  return foundBy(tx, ways, "accounts");
}

/** The contacts that may be the lead's person, of those that the caller sees; by name alone only within some clients. */
export async function contactsLike(
  tx: Transaction,
  lead: Lead,
  input: ConversionInput,
  clients: string[],
): Promise<Found[]> {
  const { name } = contactOf(lead, input);
  const ways = [
    because("chosen", sql`select id from contacts where id = ${input.contact_id ?? null}::uuid`),
    because("email", sql`select app.find_by('contacts', 'emails', ${list(lead.emails)}) as id`),
    because("phone", sql`select app.find_by('contacts', 'phones', ${list(lead.phones)}) as id`),
    ...(await named(tx, "contacts", name, plain(sql`t.name`), sql`t.account_id = any(${list(clients)}::uuid[])`)),
  ];
  return foundBy(tx, ways, "contacts");
}

/** By a name; nothing where that has no letter or digit to look for. */
async function named(tx: Transaction, table: "accounts" | "contacts", name: string, among: SQL, where = sql`true`) {
  const { rows } = await tx.execute<{ words: string }>(sql`select ${plain(sql`${name}::text`)} as words`);
  const words = rows[0]?.words ?? "";
  if (!words) return [];
  // (More words make no index quicker; what they find is held against the whole name.)
  const first = words.split(" ").slice(0, 5).join(" ");
  return [
    because(
      "name",
      sql`select t.id from ${sql.identifier(table)} t where t.id in (select app.find(${table}, ${first})) and ${words} in (${among}) and ${where}`,
    ),
  ];
}

async function foundBy(tx: Transaction, ways: SQL[], table: "accounts" | "contacts"): Promise<Found[]> {
  const { rows } = await tx.execute<Found>(sql`
    select t.*, f.reasons from (
      select id, array_agg(distinct reason order by reason) as reasons,
        min(array_position(${list([...reasons])}, reason)) as first
      from (${sql.join(ways, sql` union all `)}) w where id is not null group by id
    ) f join ${sql.identifier(table)} t using (id)
    where t.deleted_at is null order by f.first, cardinality(f.reasons) desc, t.name, t.id limit ${most_found}`);
  return rows.map((row) => ({ ...row, reasons: reasons.filter((each) => row.reasons.includes(each)) }));
}

/** The ways in which the page of a domain is written. */
function addressesOf(domain: string): string[] {
  const hosts = [domain, `www.${domain}`];
  return hosts.flatMap((host) =>
    ["https", "http"].flatMap((scheme) => [`${scheme}://${host}`, `${scheme}://${host}/`]),
  );
}

/** A list as one value of the statement. */
const list = (values: string[]) => sql`${sql.param(values)}::text[]`;
