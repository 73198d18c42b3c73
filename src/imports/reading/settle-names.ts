import type { Entity } from "../../entity/describe.ts";
import { fold } from "../fold.ts";
import { areFigures, shareOf } from "./fitted.ts";
import type { Seen } from "./guess.ts";
import { headingWords } from "./heading-words.ts";
import { looksLikeNames } from "./looks.ts";

/** Where no heading speaks of anybody, names are known by their look; and where nothing else could name a row, its first words do. */
export function withName(entity: Entity, all: Seen[]): Seen[] {
  const client = entity.name === "tasks" ? undefined : all.find(isClient);
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
  const chosen = named ?? client ?? wordy;
  return all.map((one) => (one === chosen ? { ...one, concepts: [naming] } : one));
}

// "Cliente" alone says who it is where nothing else does, and whether somebody is one where it repeats.
const isClient = ({ column, concepts, cells }: Seen) =>
  /^(client|cliente|kunde|klant)$/.test(headingWords(column.name).join(" ")) &&
  concepts.length === 0 &&
  shareOf(cells, (cell) => /\p{L}{2}/u.test(cell)) > 0.8 &&
  new Set(cells).size > cells.length * 0.6;

// A heading that says "title" and not whether of a job.
const isBareTitle = (heading: string) => /^(title|titre|titel|titulo|titolo)$/.test(headingWords(heading).join(" "));

/** Whether a title is no job but what a company is called: each another, and most are in the addresses beside them. */
function isCompanyTitle({ column, concepts, cells }: Seen, all: Seen[]): boolean {
  if (concepts[0] !== "title" || !isBareTitle(column.name)) return false;
  const addresses = all.filter((one) => one.concepts[0] === "email").flatMap((one) => one.cells.slice(0, 50));
  const domains = addresses.map((cell) => cell.toLowerCase().replace(/^.*@/, "")).join(" ");
  const isInOne = (cell: string) => /^[a-z\d]{4,}/.test(fold(cell)) && domains.includes(fold(cell).split(" ")[0] ?? "");
  return new Set(cells).size >= cells.length * 0.9 && shareOf(cells.slice(0, 50), isInOne) >= 0.5;
}

// How audiences of Facebook are headed, where both stand beside each other.
const short: Record<string, string> = { fn: "given", ln: "family", ct: "city", st: "region" };

/** What is said in short ("fn", "ln") or of a place in general, as it is meant beside the others. */
function spelledOut(all: Seen[]): Seen[] {
  const headed = (one: Seen) => one.column.name.trim().toLowerCase();
  const headings = new Set(all.map(headed));
  const in_short = headings.has("fn") && headings.has("ln");
  // Outlook's "Title" is how somebody is spoken to: beside it stands "Job Title".
  const has_job = all.some(({ concepts, column }) => concepts[0] === "title" && !isBareTitle(column.name));
  const placed = all.some(({ concepts, cells }) => concepts[0] === "city" && cells.length > 0);
  return all.map((one) => {
    const meant = in_short ? short[headed(one)] : undefined;
    if (meant) return { ...one, concepts: [meant] };
    if (has_job && one.concepts[0] === "title" && isBareTitle(one.column.name))
      return { ...one, concepts: ["civility"] };
    return one.concepts[0] === "location" ? { ...one, concepts: placed ? [] : ["city"] } : one;
  });
}

// A heading that says "name" and of nobody whose.
function isBareName(heading: string): boolean {
  const words = headingWords(heading);
  const last = words.filter((word) => !/^\d+$/.test(word)).at(-1) ?? "";
  return words.length <= 2 && /^(name|nom|nombre|nome|naam|named?|bezeichnung)$/.test(last);
}

/** "Nom" beside "Prénom" is the family's name, "Nome" beside "Cognome" the given one, and beside "Contact person" the company's. */
export function settleNames(entity: Entity, every: Seen[]): Seen[] {
  const all = spelledOut(every);
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
  const nameless = ["person", "given", "family", "company", "subject"].every((concept) => !speaks(concept));
  const rename = (one: Seen, concept: string) => ({ ...one, concepts: [concept] });
  return all.map((one) => {
    // Beside whose name stands, their number says nothing.
    if (one.concepts[0] === "owner_id" && owned && numbered(one)) return { ...one, concepts: [] };
    if (one.concepts[0] === "initials" && !given) return rename(one, "given");
    if (one.concepts[0] === "subject" && people.length === 0 && !given && !family)
      return rename(one, entity.name === "accounts" ? "company" : "person");
    if (nameless && isCompanyTitle(one, all)) return rename(one, "company");
    if (one.concepts[0] !== "person") return one;
    if (bare(one) && given && !family) return rename(one, "family");
    if (bare(one) && family && !given) return rename(one, "given");
    if (entity.name === "accounts" && !company) return one === people[0] ? rename(one, "company") : one;
    if (bare(one) && people.length > bare_ones.size && !company) return rename(one, "company");
    if (contacted && ofCustomer(one) && !company) return rename(one, "company");
    return one;
  });
}
