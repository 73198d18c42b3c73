import type { EntityMeta, FieldMeta, Transitions, VerbMeta } from "../entity/meta.ts";
import { choicesIn, type ListedChoice, listsVersion } from "../ui/choice-lists.ts";

/** An entity as it is described, and which of its steps the verb `move` takes. */
export type Known = EntityMeta & { moves: Transitions };

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
  return {
    ...meta,
    fields: meta.fields.map(withChoices),
    transitions,
    verbs: states
      ? Object.fromEntries(Object.entries(verbs).map(([name, each]) => [name, ofTypes(each, states)]))
      : verbs,
    moves: verbs["move"] && state ? movesOf(transitions, state, verbs["move"], states) : {},
  };
}

function withChoices(field: FieldMeta): FieldMeta {
  const list = field.chosen_from;
  // A new record begins with the first; the server says so, too.
  return list ? { ...field, choices: choicesIn(list).map(({ key }) => key), begins: choicesIn(list)[0]?.key } : field;
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

/** A verb begins from states of some types. */
function ofTypes(verb: VerbMeta, states: readonly ListedChoice[]): VerbMeta {
  return verb.from ? { ...verb, from: keysOf(states, verb.from) } : verb;
}

const keysOf = (states: readonly ListedChoice[], types: readonly string[]) =>
  states.filter(({ type = "" }) => types.includes(type)).map(({ key }) => key);

/** The steps that a verb takes, by the states that it begins from and those that its input names. */
export function movesOf(
  transitions: Transitions,
  state: string,
  { input, from }: VerbMeta,
  states?: readonly ListedChoice[],
): Transitions {
  type Property = { enum?: string[]; "x-types"?: string[] };
  const { enum: some, "x-types": types } =
    (input as { properties?: Record<string, Property> }).properties?.[state] ?? {};
  const named = types && states ? keysOf(states, types) : some;
  const begins = from && states ? keysOf(states, from) : from;
  const begun = Object.entries(transitions).filter(([at]) => !begins || begins.includes(at));
  return Object.fromEntries(begun.map(([at, follow]) => [at, follow.filter((to) => !named || named.includes(to))]));
}
