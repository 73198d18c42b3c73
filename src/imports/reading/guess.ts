import type { Entity } from "../../entity/describe.ts";
import type { FoundColumn } from "../found-column.ts";
import type { Mapped } from "../import-settings.ts";
import { conceptsOf, isAboutColumn } from "./concepts.ts";
import { areFigures, fitted, shareOf } from "./fitted.ts";
import { headingWords, isSecondary } from "./heading-words.ts";
import { lookOf, looksLikeNames, type Look } from "./looks.ts";
import { settleNames, withName } from "./settle-names.ts";
import { settleTasks } from "./settle-tasks.ts";
import { own_id } from "./sources.ts";
import { calledSo, isTied, noteOf, targetOf, type Target } from "./targets.ts";
import { readChoice } from "./values.ts";
import { isWorthKeeping, opensSomething } from "./worth-keeping.ts";

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
  const other = look === "phone" && (isNumberOfElse(column.name) || opensSomething(column.name, cells));
  const concept =
    (other ? undefined : by_look[look]) ?? (!header && look === "none" && looksLikeNames(cells) ? "person" : undefined);
  return { column, cells, look, concepts: concept && !isAboutColumn(column.name) ? [concept] : [] };
}

// What is numbered is no telephone, however its figures are written.
const isNumberOfElse = (heading: string) =>
  /\b(id|ids|duns|iban|account|konto|compte|cuenta|conto|rekening|register|registry|registration|handelsregister\w*|kvk|invoice|order|serial|licen[cs]e|policy|contract|ticket|tax|vat|reference|ref)\b/.test(
    headingWords(heading).join(" "),
  );

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
  const rank = (one: Seen) => 2 * filled(one) - Number(isSecondary(one.column.name));
  for (const one of settled.toSorted((one, other) => rank(other) - rank(one))) {
    // A heading that what stands below it belies is not believed in our words either.
    const said = conceptsOf(one.column.name, entity.name);
    const believed = said.length === 0 || one.concepts.some((concept) => said.includes(concept));
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
