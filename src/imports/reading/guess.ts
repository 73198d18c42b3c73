import type { Entity } from "../../entity/describe.ts";
import type { FoundColumn } from "../found-column.ts";
import type { Mapped } from "../import-settings.ts";
import { conceptsOf, isAboutColumn } from "./concepts.ts";
import { areFigures, fitted, shareOf } from "./fitted.ts";
import { headingWords } from "./heading-words.ts";
import { lookOf, looksLikeNames, type Look } from "./looks.ts";
import { own_id } from "./sources.ts";
import { calledSo, isTied, noteOf, targetOf, type Target } from "./targets.ts";
import { settleTasks } from "./settle-tasks.ts";
import { readChoice } from "./values.ts";

/** A column with all its samples, and what it was found to speak of; whether the file goes on behind these. */
export type Seen = { column: FoundColumn; cells: string[]; look: Look; concepts: string[]; goes_on?: boolean };

// Columns without a place of their own that are kept in the note; more would bury what was written there.
const most_labelled = 60;

/** What a column speaks of: by its heading where that fits what stands in it, else by its look. */
export function seen(entity: string, column: FoundColumn, cells: string[], header: boolean): Seen {
  const look = lookOf(cells.slice(0, 200));
  const said = header && !isAboutColumn(column.name) ? conceptsOf(column.name, entity) : [];
  const fitting = said.flatMap((concept) => fitted(concept, cells, said, column.name));
  if (fitting.length > 0 || said.length > 0) return { column, cells, look, concepts: fitting };
  const by_look: Partial<Record<Look, string>> = {
    email: "email",
    phone: "phone",
    website: "website",
    country: "country",
  };
  const concept = by_look[look] ?? (!header && look === "none" && looksLikeNames(cells) ? "person" : undefined);
  return { column, cells, look, concepts: concept && !isAboutColumn(column.name) ? [concept] : [] };
}

/** Where each column goes: named fields first come, first served; what has no place of its own into the note, with its heading. */
export function guess(entity: Entity, every: Seen[]): Mapped[] {
  const own = every.find(({ column }) => column.name === own_id);
  if (own) {
    // Rows that are to be mended: what stands before them is ours.
    const rest = guess(
      entity,
      every.filter(({ column }) => column.index > own.column.index),
    );
    return [{ column: own.column.index, field: "id" }, ...rest];
  }
  const known = entity.name === "tasks" ? settleTasks(every) : settleNames(entity, every);
  const settled = withName(entity, known);
  const mapping: Mapped[] = [];
  const taken = new Set<string>();
  // What is empty as far as it was looked at takes no place from what is not.
  const filled = ({ cells }: Seen) => Number(cells.length > 0);
  for (const one of settled.toSorted((one, other) => filled(other) - filled(one))) {
    // A heading that what stands below it belies is not believed in our words either.
    const believed = one.concepts.length > 0 || conceptsOf(one.column.name, entity.name).length === 0;
    const target = [
      ...one.concepts.map((concept) => fitting(entity, concept, one.cells)),
      believed ? named(entity, one) : undefined,
    ].find((found) => isFree(entity, found, taken));
    if (!target) continue;
    taken.add(keyOf(target));
    mapping.push({ column: one.column.index, ...target });
  }
  const free = settled.filter(({ column }) => !mapping.some((mapped) => mapped.column === column.index));
  const field = noteOf(entity);
  const worth = field ? free.filter((one) => isWorthKeeping(entity, one)) : [];
  const labelled = worth.toSorted((one, other) => filled(other) - filled(one)).slice(0, most_labelled);
  return [
    ...mapping,
    ...labelled.map(({ column }) => ({ column: column.index, field: field as string, as: "labelled" as const })),
  ];
}

/** Where a concept goes; in place of the field that it names, another one of choices only takes what it knows. */
function fitting(entity: Entity, concept: string, cells: string[]): Target | undefined {
  const target = targetOf(entity, concept);
  const { choices, listed } = (target && entity.fields[target.field]) ?? {};
  if (!choices || concept !== "stage" || target?.field === concept || cells.length === 0) return target;
  return shareOf(cells, (cell) => readChoice(cell, choices, listed) !== undefined) >= 0.5 ? target : undefined;
}

/** The field that is called as a heading says; what stands for another record by a number of another system names none of ours. */
function named(entity: Entity, { column, cells, look }: Seen): Target | undefined {
  const target = calledSo(entity, column.name);
  const refers = target && entity.fields[target.field]?.reference !== undefined;
  return refers && (look === "id" || areFigures(cells)) ? undefined : target;
}

const keyOf = ({ field, as }: Target) => `${field} ${as ?? ""}`;

function isFree(entity: Entity, target: Target | undefined, taken: Set<string>): target is Target {
  if (!target) return false;
  if (!taken.has(keyOf(target)) || target.field === noteOf(entity)) return true;
  return entity.fields[target.field]?.list === true || isTied(entity, target);
}

// What opens something is nobody's to read in a note.
const secrets =
  /\b(passwor[dt]|passcode|passwd|user pass|pwd|secret|api key|kennwort|wachtwoord|contrasena|senha|mot de passe|cvv|cvc)\b|\b(credit card|card number|cc number|tarjeta de credito|cartao de credito|carta di credito|carte de credit|kreditkarte)/;

function isWorthKeeping(entity: Entity, { column, cells, look, concepts, goes_on = false }: Seen): boolean {
  const said = conceptsOf(column.name, entity.name);
  if (
    (cells.length === 0 && !(goes_on && column.name)) ||
    (look === "id" && said.length === 0 && !areFigures(cells) && column.name !== "") ||
    isAboutColumn(column.name) ||
    secrets.test(headingWords(column.name).join(" "))
  )
    return false;
  if (concepts.includes("changed") || said.includes("external_id") || said.includes("technical")) return false;
  // (What says the same as another column.)
  if (concepts.length === 0 && ["owner_id", "owner_email", "project_id"].includes(said[0] ?? "")) return false;
  const words = headingWords(column.name);
  return !["id", "ids", "uuid", "guid", "hash", "token"].includes(words.at(-1) ?? "");
}

// Where no heading speaks of anybody, names are known by their look; and where nothing else could name a row, its first words do.
function withName(entity: Entity, all: Seen[]): Seen[] {
  const speaks = (concepts: string[]) => all.some((one) => concepts.includes(one.concepts[0] ?? ""));
  const naming = { accounts: "company", tasks: "name" }[entity.name] ?? "person";
  if (speaks([naming, "given", "family"])) return all;
  // Who looks after somebody does not name them.
  const silent = all.filter(
    ({ column, concepts, look, cells }) =>
      concepts.length === 0 &&
      look === "none" &&
      cells.length > 0 &&
      !/assigned|manager|agent|\brep\b|owner|[_ ]by\b/i.test(column.name),
  );
  const named = silent.find(({ cells }) => looksLikeNames(cells));
  const others = ["company", "email", "phone", "website", "domain", "external_id", "subject"];
  const wordy = speaks(others)
    ? undefined
    : silent.find(({ cells }) => shareOf(cells, (cell) => /^\p{L}[^@]*$/u.test(cell)) > 0.8);
  const chosen = named ?? wordy;
  return all.map((one) => (one === chosen ? { ...one, concepts: [naming] } : one));
}

// A heading that says "name" and of nobody whose.
function isBareName(heading: string): boolean {
  const words = headingWords(heading);
  const last = words.filter((word) => !/^\d+$/.test(word)).at(-1) ?? "";
  return words.length <= 2 && /^(name|nom|nombre|nome|naam|named?|bezeichnung)$/.test(last);
}

// "Nom" beside "Prénom" is the family's name, "Nome" beside "Cognome" the given one, and beside "Contact person" the company's.
function settleNames(entity: Entity, all: Seen[]): Seen[] {
  const speaks = (concept: string) => all.some(({ concepts }) => concepts[0] === concept);
  const people = all.filter(({ concepts }) => concepts[0] === "person");
  // Found once for each: held against each other, 500 of them would keep everybody waiting.
  const bare_ones = new Set(people.filter(({ column }) => isBareName(column.name)));
  const bare = (one: Seen) => bare_ones.has(one);
  const [given, family, company] = [speaks("given"), speaks("family"), speaks("company")];
  const numbered = ({ column, cells }: Seen) => areFigures(cells) || headingWords(column.name).at(-1) === "id";
  const owned = all.some((one) => one.concepts[0] === "owner_id" && one.cells.length > 0 && !numbered(one));
  // Beside the name of whoever is to be asked for, the customer's is a company's.
  const ofContact = ({ column }: Seen) => /contact|kontakt|ansprech|anspr_|contat|referente/i.test(column.name);
  const contacted = people.some(ofContact);
  const ofCustomer = (one: Seen) => /client|custom|klant|kunde|account/i.test(one.column.name) && !ofContact(one);
  const rename = (one: Seen, concept: string) => ({ ...one, concepts: [concept] });
  return all.map((one) => {
    // Beside whose name stands, their number says nothing.
    if (one.concepts[0] === "owner_id" && owned && numbered(one)) return { ...one, concepts: [] };
    if (one.concepts[0] === "initials" && !given) return rename(one, "given");
    if (one.concepts[0] === "subject" && people.length === 0 && !given && !family)
      return rename(one, entity.name === "accounts" ? "company" : "person");
    if (one.concepts[0] !== "person") return one;
    if (bare(one) && given && !family) return rename(one, "family");
    if (bare(one) && family && !given) return rename(one, "given");
    if (entity.name === "accounts" && !company) return one === people[0] ? rename(one, "company") : one;
    if (bare(one) && people.length > bare_ones.size && !company) return rename(one, "company");
    if (contacted && ofCustomer(one) && !company) return rename(one, "company");
    return one;
  });
}
