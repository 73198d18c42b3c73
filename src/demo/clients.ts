import type { DemoPerson } from "./people.ts";
import type { Chance } from "./random.ts";
import { cities, company_shapes, company_words, first_names, industries, last_names, plain, titles } from "./words.ts";

/** A row as it is inserted. */
export type Row = Record<string, unknown> & { id: string };

const day = 86_400_000;

/** Client companies with their contacts, from the last two years. */
export function demoClients(luck: Chance, managers: DemoPerson[], now: number): { accounts: Row[]; contacts: Row[] } {
  const names = new Set<string>();
  const accounts = Array.from({ length: 600 }, (_, index) =>
    account(luck, luck.one(managers), now - luck.between(5, 720) * day, { index, names }),
  );
  const contacts = accounts.flatMap((of) =>
    Array.from({ length: luck.between(1, 5) }, (_, index) => contact(luck, of, index === 0)),
  );
  return { accounts, contacts };
}

/** A company's name that reads as one. */
export function companyName(luck: Chance): string {
  return luck.one(company_shapes).replace("{}", luck.one(company_words));
}

/** A person's name, and the address that goes with it at a company. */
export function personAt(luck: Chance, company: string): { name: string; email: string } {
  const [first, last] = [luck.one(first_names), luck.one(last_names)];
  return { name: `${first} ${last}`, email: `${plain(first)}.${plain(last)}@${plain(company)}.example` };
}

const given = new WeakMap<Chance, number>();
const kept_for_fiction = ["19900", "26191", "35301", "46571", "53649", "63998"];

/** A French number of the ranges that are kept for fiction, of nobody else in the company. */
export function phone(luck: Chance): string {
  luck.between(0, 9999);
  const number = given.get(luck) ?? 0;
  given.set(luck, number + 1);
  const [range, rest] = [Math.floor(number / 10_000) % kept_for_fiction.length, (number * 7919) % 10_000];
  return `+33${kept_for_fiction[range]}${String(rest).padStart(4, "0")}`;
}

type Among = { index: number; names: Set<string> };

function account(luck: Chance, manager: DemoPerson, created: number, { index, names }: Among): Row {
  const called = companyName(luck);
  const siren = sirenOf(luck);
  const [city, postcode] = luck.one(cities);
  // (Two companies of one name are told apart by where they are.)
  const name = [called, `${called} ${city}`, `${called} ${city} ${index}`].find((each) => !names.has(each)) ?? called;
  names.add(name);
  const stage = luck.weighted({ active: 50, prospect: 25, at_risk: 10, churned: 10, won_back: 5 });
  return {
    id: luck.id(),
    name,
    legal_name: `${name} ${luck.one(["SAS", "SARL", "SA"])}`,
    stage,
    type: stage === "prospect" ? "prospect" : luck.weighted({ customer: 8, partner: 1, supplier: 1 }),
    siren,
    siret: siretOf(siren),
    vat_id: `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0")}${siren}`,
    industry: luck.one(industries),
    size: luck.one([5, 12, 25, 48, 90, 180, 400, 1200]),
    revenue: luck.between(2, 900) * 50_000,
    domains: [`${plain(name)}${index}.example`],
    website: `https://www.${plain(name)}.example`,
    phone: phone(luck),
    city,
    postcode,
    country: "FR",
    owner_id: manager.id,
    payment_terms: luck.one(["30 jours", "45 jours fin de mois", "À réception"]),
    since: stage === "prospect" ? null : new Date(created).toISOString().slice(0, 10),
    created_at: new Date(created).toISOString(),
    created_by: manager.id,
  };
}

function contact(luck: Chance, of: Row, primary: boolean): Row {
  const { name, email } = personAt(luck, String(of["name"]));
  return {
    id: luck.id(),
    name,
    title: luck.one(titles),
    account_id: of.id,
    owner_id: of["owner_id"],
    emails: [email],
    phones: luck.next() < 0.7 ? [phone(luck)] : [],
    primary,
    decision_role: luck.one(["decides", "influences", "uses", "buys", null]),
    language: luck.one(["fr", "fr", "en"]),
    created_at: of["created_at"],
    created_by: of["owner_id"],
  };
}

function sirenOf(luck: Chance): string {
  const start = String(luck.between(10_000_000, 99_999_999));
  return `${start}${checkDigit(start)}`;
}

function siretOf(siren: string): string {
  const start = `${siren}0001`;
  return `${start}${checkDigit(start)}`;
}

// The digit that makes the Luhn sum a multiple of ten.
function checkDigit(start: string): number {
  const sum = [...start].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
