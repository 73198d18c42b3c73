import type { Entity } from "../../entity/describe.ts";
import type { FoundColumn } from "../found-column.ts";
import type { Mapped } from "../import-settings.ts";
import { conceptsOf, isAboutColumn } from "./concepts.ts";
import { headingWords } from "./heading-words.ts";
import { lookOf, looksLikeNames, type Look } from "./looks.ts";
import { own_id } from "./sources.ts";
import { calledSo, isTied, noteOf, targetOf, type Target } from "./targets.ts";
import { settleTasks } from "./settle-tasks.ts";
import { all_stages, readChoice, task_states } from "./values.ts";

/** A column with all its samples, and what it was found to speak of. */
export type Seen = { column: FoundColumn; cells: string[]; look: Look; concepts: string[] };

// Columns without a place of their own that are kept in the note; more would bury what was written there.
const most_labelled = 60;

/** What a column speaks of: by its heading where that fits what stands in it, else by its look. */
export function seen(entity: string, column: FoundColumn, cells: string[], header: boolean): Seen {
  const look = lookOf(cells.slice(0, 200));
  const said = header && !isAboutColumn(column.name) ? conceptsOf(column.name, entity) : [];
  const fitting = said.flatMap((concept) => fitted(concept, cells, said.includes("region")));
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

// A heading is believed where some of the cells can be what it says; "Email: yes" is no address.
function fitted(concept: string, cells: string[], region: boolean): string[] {
  if (["place", "done", "technical"].includes(concept)) return fittedOfTasks(concept, cells);
  if (cells.length === 0) return [concept];
  const share = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length / cells.length;
  const digits = share(/\d.*\d.*\d/);
  switch (concept) {
    case "email":
      return share(/@/) > 0 ? [concept] : digits > 0.8 ? ["phone"] : [];
    case "phone":
      return share(/@/) > 0.8 ? ["email"] : digits > 0 ? [concept] : [];
    case "person":
    case "company":
      return share(/^[^\s@]+@[^\s@]+$/) > 0.8 ? ["email"] : share(/^[\d\s.,]+$/) > 0.9 ? [] : [concept];
    case "country":
      return share(/^\+?\d{1,4}$/) > 0.8 ? ["calling_code"] : [concept];
    case "calling_code":
      return share(/^\+?\d{1,4}$/) > 0.8 ? [concept] : share(/^[a-z]{2,3}$/i) > 0.8 ? ["country"] : [];
    case "value":
    case "score":
    case "probability":
      return share(/^[^\p{L}]{0,3}(\p{Lu}{2,3}\s?)?\d[\d\s.,'’]*\s?(%|[km]|\p{Lu}{3}|€|\$|£)?$/iu) >= 0.5
        ? [concept]
        : [];
    case "expected_close":
    case "last_touch_at":
    case "next_activity_at":
      return share(/\d{1,4}[-/. ]/) >= 0.5 ? [concept] : [];
    case "external_id":
      return areIds(cells) ? [concept] : [];
    case "status":
    case "stage":
      // "State" may be one of a deal or of a country: what stands there says it.
      return share(/^.{1,80}$/) > 0.5 && (!region || share_of(cells, isStage) >= 0.5) ? [concept] : [];
    case "region":
      return share_of(cells, isStage) >= 0.5 ? [] : [concept];
    case "source":
    case "title":
      return share(/^.{1,80}$/) > 0.5 ? [concept] : [];
  }
  return [concept];
}

// Each of them once; or as systems number what they call by a project, of which one may come twice.
const areIds = (cells: string[]) =>
  share_of(cells, (cell) => /^[A-Z][A-Z0-9]{0,9}-\d+$/.test(cell)) > 0.9 ||
  (new Set(cells).size >= cells.length * 0.95 && share_of(cells, (cell) => /^\S{1,80}$/.test(cell)) > 0.9);

// A list of a board says how far a task is, or what it is about, and "Done" whether or when: what stands there says it.
function fittedOfTasks(concept: string, cells: string[]): string[] {
  if (concept === "technical") return [];
  if (concept === "done" && (cells.length === 0 || share_of(cells, (cell) => /\d{1,4}[-/. ]/.test(cell)) >= 0.5))
    return ["ended_at"];
  return share_of(cells, isTaskState) >= 0.5 ? ["status"] : [];
}

const share_of = (cells: string[], test: (cell: string) => boolean) =>
  cells.filter(test).length / Math.max(1, cells.length);
const isStage = (cell: string) => readChoice(cell, all_stages) !== undefined;
const isTaskState = (cell: string) => readChoice(cell, task_states) !== undefined;

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
  for (const one of settled) {
    // A heading that what stands below it belies is not believed in our words either.
    const believed = one.concepts.length > 0 || conceptsOf(one.column.name, entity.name).length === 0;
    const target = [
      ...one.concepts.map((concept) => targetOf(entity, concept)),
      believed ? calledSo(entity, one.column.name) : undefined,
    ].find((found) => isFree(entity, found, taken));
    if (!target) continue;
    taken.add(keyOf(target));
    mapping.push({ column: one.column.index, ...target });
  }
  const free = settled.filter(({ column }) => !mapping.some((mapped) => mapped.column === column.index));
  const field = noteOf(entity);
  const labelled = field ? free.filter((one) => isWorthKeeping(entity, one)).slice(0, most_labelled) : [];
  return [
    ...mapping,
    ...labelled.map(({ column }) => ({ column: column.index, field: field as string, as: "labelled" as const })),
  ];
}

const keyOf = ({ field, as }: Target) => `${field} ${as ?? ""}`;

function isFree(entity: Entity, target: Target | undefined, taken: Set<string>): target is Target {
  if (!target) return false;
  if (!taken.has(keyOf(target)) || target.field === noteOf(entity)) return true;
  return entity.fields[target.field]?.list === true || isTied(entity, target);
}

function isWorthKeeping(entity: Entity, { column, cells, look, concepts }: Seen): boolean {
  const said = conceptsOf(column.name, entity.name);
  if (cells.length === 0 || (look === "id" && said.length === 0) || isAboutColumn(column.name)) return false;
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
    : silent.find(({ cells }) => share_of(cells, (cell) => /^\p{L}[^@]*$/u.test(cell)) > 0.8);
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
  const rename = (one: Seen, concept: string) => ({ ...one, concepts: [concept] });
  return all.map((one) => {
    if (one.concepts[0] === "subject" && people.length === 0 && !given && !family)
      return rename(one, entity.name === "accounts" ? "company" : "person");
    if (one.concepts[0] !== "person") return one;
    if (bare(one) && given && !family) return rename(one, "family");
    if (bare(one) && family && !given) return rename(one, "given");
    if (entity.name === "accounts" && !company) return one === people[0] ? rename(one, "company") : one;
    if (bare(one) && people.length > bare_ones.size && !company) return rename(one, "company");
    return one;
  });
}
