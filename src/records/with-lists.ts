import type { EntityMeta, FieldMeta, Transitions, VerbMeta } from "../entity/meta.ts";
import { own } from "./own.ts";
import { choicesIn, computedOf, type ListedChoice, listsVersion } from "../ui/choice-lists.ts";

/** An entity as it is described, the verb that brings a record to the state that it names, and which steps that takes. */
export type Known = EntityMeta & { mover: string | null; moves: Transitions };

const made = new WeakMap<EntityMeta, { version: number; known: Known }>();

/** A description in which the company's own lists stand: a column's choices, and the steps between states that are such choices. */
export function withLists(meta: EntityMeta | undefined): Known | undefined {
  if (!meta) return undefined;
  const version = listsVersion();
  const before = made.get(meta);
  if (before?.version === version) return before.known;
  const known = listed(meta);
  made.set(meta, { version, known });
  return known;
}

function listed(meta: EntityMeta): Known {
  const list = meta.fields.find(({ name }) => name === meta.state)?.chosen_from;
  const states = list === undefined ? undefined : choicesIn(list);
  const { state, verbs } = meta;
  const transitions = states ? betweenTypes(states, meta.transitions) : meta.transitions;
  const known = states
    ? Object.fromEntries(Object.entries(verbs).map(([name, each]) => [name, ofTypes(each, state, states)]))
    : verbs;
  const mover = Object.entries(known).find(([, { input }]) => state && takes(input, state));
  return {
    ...meta,
    fields: [...meta.fields, ...own.meta(meta.name)].map(withChoices).map((field) => written(meta.name, field)),
    transitions,
    verbs: known,
    mover: mover?.[0] ?? null,
    moves: mover && state ? movesOf(transitions, state, mover[1]) : {},
  };
}

const takes = (input: object, column: string) => !!(input as { properties?: object }).properties?.[column as never];

/** What follows from the company's rules is not offered to be written. */
const written = (entity: string, field: FieldMeta): FieldMeta =>
  computedOf(entity).includes(field.name) ? { ...field, creatable: false, updatable: false } : field;

function withChoices(field: FieldMeta): FieldMeta {
  const list = field.chosen_from;
  if (!list) return field;
  const choices = choicesIn(list);
  // A new record begins with the first that is open, as the server has it.
  const begins = choices.find(({ type }) => type === "open")?.key;
  return { ...field, choices: choices.map(({ key }) => key), ...(begins && { begins }) };
}

/** Steps are declared between types; within one they go as one likes. */
function betweenTypes(states: readonly ListedChoice[], between: Transitions): Transitions {
  return Object.fromEntries(
    states.map((from) => {
      const follow = states.filter(
        (to) => to.key !== from.key && (to.type === from.type || between[from.type ?? ""]?.includes(to.type ?? "")),
      );
      return [from.key, follow.map(({ key }) => key)];
    }),
  );
}

/** A verb begins from states of some types, and leads to those of the types that its input names. */
function ofTypes(verb: VerbMeta, state: string | null, states: readonly ListedChoice[]): VerbMeta {
  const { properties } = verb.input as { properties?: Record<string, { "x-types"?: string[] }> };
  const types = state === null ? undefined : properties?.[state]?.["x-types"];
  const input =
    types && state !== null
      ? {
          ...verb.input,
          properties: { ...properties, [state]: { ...properties?.[state], enum: keysOf(states, types) } },
        }
      : verb.input;
  return { ...verb, input, ...(verb.from && { from: keysOf(states, verb.from) }) };
}

const keysOf = (states: readonly ListedChoice[], types: readonly string[]) =>
  states.filter(({ type = "" }) => types.includes(type)).map(({ key }) => key);

/** The steps that a verb takes, by the states that it begins from and those that its input names. */
export function movesOf(transitions: Transitions, state: string, { input, from }: VerbMeta): Transitions {
  const { properties = {} } = input as { properties?: Record<string, { enum?: string[] }> };
  const named = properties[state]?.enum;
  const begun = Object.entries(transitions).filter(([at]) => !from || from.includes(at));
  return Object.fromEntries(begun.map(([at, follow]) => [at, follow.filter((to) => !named || named.includes(to))]));
}
