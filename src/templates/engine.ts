import { Liquid, type Template } from "liquidjs";
import { most } from "./limits.ts";
import type { Part, Problem } from "./problem.ts";
import { variable_names } from "./variables.ts";

const tags = new Set(["if", "unless", "case", "assign", "comment"]);
const filters = new Set(["default", "upcase", "downcase", "capitalize", "strip", "truncate", "append", "prepend"]);

const nothing = {
  exists: async () => false,
  existsSync: () => false,
  contains: async () => false,
  containsSync: () => false,
  readFile: async () => Promise.reject(new Error("Templates read no files.")),
  readFileSync: () => {
    throw new Error("Templates read no files.");
  },
  resolve: (_root: string, file: string) => file,
  dirname: () => "",
  sep: "/",
};

/**
 * Liquid with what a letter needs and nothing else: no loops, no files, no properties but those that are given, and limits on what
 * is read, on how long it takes and on what it makes.
 */
export function engine(): Liquid {
  const liquid = new Liquid({
    strictVariables: true,
    strictFilters: true,
    lenientIf: true,
    ownPropertyOnly: true,
    catchAllErrors: true,
    fs: nothing,
    parseLimit: most.body.source,
    renderLimit: 200,
    memoryLimit: 200_000,
  });
  for (const name of Object.keys(liquid.tags)) if (!tags.has(name)) delete liquid.tags[name];
  for (const name of Object.keys(liquid.filters)) if (!filters.has(name)) delete liquid.filters[name];
  return liquid;
}

/** The most variables and tags of one text: each that is refused costs as much as one that is read. */
const most_tags = 300;

/** The most problems that are told of one text. */
const most_told = 20;

/** Reads a source and looks each of its variables up in the tree; what cannot be read has problems alone. */
export function readSource(liquid: Liquid, part: Part, source: string): { read?: Template[]; problems: Problem[] } {
  if (source.length > most[part].source) return { problems: [at(part, "long", String(most[part].source))] };
  if (nestedTooDeep(source) || source.split(/\{[{%]/).length > most_tags + 1)
    return { problems: [at(part, "large", "")] };
  try {
    const read = liquid.parse(source);
    const { globals } = liquid.analyzeSync(read, { partials: false });
    const unknown = Object.values(globals)
      .flat()
      .map(({ segments, location }) => ({ name: segments.map(String).join("."), ...location }))
      .filter(({ name }) => !variable_names.includes(name))
      .map(({ name, row, col }) => at(part, "unknown", name, row, col));
    return { read, problems: inOrder(unknown) };
  } catch (error) {
    return { problems: problemsOf(part, error) };
  }
}

/** What the engine has refused, each at its place. */
export function problemsOf(part: Part, error: unknown): Problem[] {
  const { errors = [error as Refusal] } = error as { errors?: Refusal[] };
  return inOrder(errors.map((each) => problemOf(part, each)));
}

type Refusal = { message: string; token?: { getPosition(): number[] } };

function problemOf(part: Part, { message, token }: Refusal): Problem {
  const [line = 1, column = 1] = token?.getPosition() ?? [];
  const said = message.replace(/, line:\d+, col:\d+$/, "");
  const hits = kinds.map(([pattern, kind]) => ({ kind, name: pattern.exec(said)?.[1] }));
  const { kind, name } = hits.find((hit) => hit.name !== undefined) ?? { kind: "syntax" as const, name: said };
  return at(part, kind, name ?? said, line, column);
}

const kinds: [RegExp, Problem["kind"]][] = [
  [/^undefined variable: (.+)$/s, "missing"],
  [/^undefined filter: (.+)$/s, "filter"],
  [/^tag "(.+)" not found$/s, "tag"],
  [/(limit) exceeded/, "large"],
];

export const at = (part: Part, kind: Problem["kind"], name: string, line = 1, column = 1): Problem => ({
  part,
  kind,
  name: name.slice(0, 80),
  line,
  column,
});

const inOrder = (problems: Problem[]) =>
  problems.toSorted((one, other) => one.line - other.line || one.column - other.column).slice(0, most_told);

// What stands in each other is read and made by functions within themselves.
function nestedTooDeep(source: string): boolean {
  let deep = 0;
  let deepest = 0;
  for (const [, end] of source.matchAll(/\{%-?\s*(end)?(?:if|unless|case)\b/g)) {
    deep += end ? -1 : 1;
    deepest = Math.max(deepest, deep);
  }
  return deepest > 20;
}
