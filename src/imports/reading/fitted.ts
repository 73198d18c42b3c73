import { readCountry } from "./countries.ts";
import { all_stages, readChoice, task_states } from "./values.ts";

/** What a heading speaks of where the cells can be what it says; "Email: yes" is no address. */
export function fitted(concept: string, cells: string[], said: string[], heading: string): string[] {
  if (["place", "done", "technical"].includes(concept)) return fittedOfTasks(concept, cells);
  // "State" may be one of a deal or of a country, "Stato" one as well: what stands there says it.
  const region = said.includes("region");
  if (cells.length === 0) return region && isOfDeal(concept) ? [] : [concept];
  const share: Share = (pattern) => shareOf(cells, (cell) => pattern.test(cell));
  switch (concept) {
    case "email":
    case "phone":
    case "person":
    case "company":
    case "title":
      return fittedOfPeople(concept, share, heading);
    case "country":
    case "calling_code":
    case "location":
    case "address_more":
      return fittedOfPlaces(concept, cells, said, share);
    case "value":
    case "score":
    case "probability":
      return share(amount) >= 0.5 ? [concept] : [];
    case "expected_close":
    case "last_touch_at":
    case "next_activity_at":
      return share(/\d{1,4}[-/., ]/) >= 0.5 ? [concept] : [];
    case "external_id":
      return areIds(cells) ? [concept] : [];
    case "status":
    case "stage":
      // Who is on a list for letters, or no longer.
      if (share(/^(un)?subscribed$|^cleaned$/i) > 0.8) return ["do_not_contact", concept];
      return share(/^.{1,80}$/) > 0.5 && (!region || shareOf(cells, isStage) >= 0.5) ? [concept] : [];
    case "region":
      return shareOf(cells, isStage) >= 0.5 ? [] : [concept];
    case "source":
      return share(/^.{1,80}$/) > 0.5 ? [concept] : [];
  }
  return [concept];
}

// A number with its currency or unit on either side.
const amount =
  /^[^\p{L}]{0,3}((\p{Lu}{2,3}|\p{Lu}{1,2}\$|\p{Lu}{2}¥)\s?)?\d[\d\s.,'’]*\s?(%|[km]|\p{Lu}{3}|€|\$(\p{Lu}{2})?|£(\p{Lu}{2})?|¥|₹)?$/iu;

type Share = (pattern: { test: (cell: string) => boolean }) => number;

/** How many of the cells are so, between 0 and 1. */
export const shareOf = (cells: string[], test: (cell: string) => boolean) =>
  cells.filter(test).length / Math.max(1, cells.length);

/** Whether cells hold figures alone, as ids of other things do. */
export const areFigures = (cells: string[]) => cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell));

// Nothing but a number that somebody has; one of a few figures may be of an order.
const one_dialled = /^[+(]?\d(?:[\s().\-/]*\d){8,14}$/;
const dialled = { test: (cell: string) => one_dialled.test(cell) || apart(cell).every((one) => one_dialled.test(one)) };
// Two whole numbers in one cell.
const apart = (cell: string) => cell.trim().split(/\s{2,}|\s*[,;|]\s*|\s+(?=\+?\d{9})/);

// How somebody is spoken to, in the seven languages.
const civilities =
  /^(m|mm|mr|mrs|messrs|sir|ms|miss|mx|mister|me|mme|mmes|mlle|mlles|madame|monsieur|mademoiselle|herr|frau|dhr|mevr|mw|mevrouw|meneer|sig|sig\.ra|sig\.na|signora|signor|signore|sr|sra|srta|senor|señor|senora|señora|dott|dott\.ssa|dr|dra|dr\.? (med|ing|jur)|prof|prof\.? dr|ing|rev|hon)\.?$/i;

function fittedOfPeople(concept: string, share: Share, heading: string): string[] {
  switch (concept) {
    case "email":
      return share(/@/) > 0 ? [concept] : share(dialled) > 0.8 ? ["phone"] : [];
    case "phone":
      return share(/@/) > 0.8 ? ["email"] : share(/\d.*\d.*\d/) > 0 ? [concept] : [];
    case "title":
      // "Mr." is how somebody is spoken to, not what they do.
      return share(civilities) > 0.8 ? ["civility"] : share(/^.{1,80}$/) > 0.5 ? [concept] : [];
  }
  if (/cont[ac]|kontakt/i.test(heading) && share(dialled) > 0.8) return ["phone"];
  return share(/^[^\s@]+@[^\s@]+$/) > 0.8 ? ["email"] : share(/^[\d\s.,]+$/) > 0.9 ? [] : [concept];
}

function fittedOfPlaces(concept: string, cells: string[], said: string[], share: Share): string[] {
  switch (concept) {
    case "country":
      if (share(/^\+?\d{1,4}$/) > 0.8) return ["calling_code"];
      return said.some(isOfDeal) && shareOf(cells.slice(0, 50), isCountry) < 0.5 ? [] : [concept];
    case "calling_code":
      return share(/^\+?\d{1,4}$/) > 0.8 ? [concept] : share(/^[a-z]{2,3}$/i) > 0.8 ? ["country"] : [];
    case "location":
      if (shareOf(cells.slice(0, 50), isCountry) >= 0.8) return ["country"];
      return share(/^[^\d,;/]{2,40}$/) > 0.8 ? [concept] : [];
  }
  // "Numero" may be one of a house or of a telephone.
  return share(/^\+\d[\d\s().-]{7,}$/) > 0.8 ? ["phone"] : [concept];
}

// Each of them once; or as systems number what they call by a project, of which one may come twice.
const areIds = (cells: string[]) =>
  shareOf(cells, (cell) => /^[A-Z][A-Z0-9]{0,9}-\d+$/.test(cell)) > 0.9 ||
  (new Set(cells).size >= cells.length * 0.95 && shareOf(cells, (cell) => /^\S{1,80}$/.test(cell)) > 0.9);

// A list of a board says how far a task is, or what it is about, and "Done" whether or when: what stands there says it.
function fittedOfTasks(concept: string, cells: string[]): string[] {
  if (concept === "technical") return [];
  if (concept === "done" && (cells.length === 0 || shareOf(cells, (cell) => /\d{1,4}[-/. ]/.test(cell)) >= 0.5))
    return ["ended_at"];
  return shareOf(cells, isTaskState) >= 0.5 ? ["status"] : [];
}

const isOfDeal = (concept: string) => concept === "stage" || concept === "status";
const isCountry = (cell: string) => readCountry(cell) !== undefined;
const isStage = (cell: string) => readChoice(cell, all_stages) !== undefined;
const isTaskState = (cell: string) => readChoice(cell, task_states) !== undefined;
