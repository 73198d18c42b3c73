/** A line of the specification or a row of the document: its words, also as one text, where it stands, in which section. */
type Line = { line: number; section: string; words: string[]; text: string };

/**
 * What the document and the specification do not have of each other: words of a row that no line of its section says in that
 * order, and words of the specification that no row quotes. What a row adds of our own stands behind `*ours:*`.
 */
export function findUnquoted(document: string, specification: string): string[] {
  const lines = linesOf(specification);
  const quoted = new Map(lines.map(({ line }) => [line, new Set<number>()]));
  const invented: string[] = [];
  let near = 0;
  for (const row of rowsOf(document)) {
    const { line, places } = closest(row, lines, near);
    near = line;
    for (const place of places) quoted.get(line)?.add(place.there);
    const said = new Set(places.map(({ here }) => here));
    const strange = row.words.filter((_, here) => !said.has(here));
    if (strange.length > 0)
      invented.push(`line ${row.line}: the specification does not say “${strange.join(" ")}” there`);
  }
  const unquoted = lines.flatMap(({ line, words }) => {
    const left = words.filter((_, place) => !quoted.get(line)?.has(place));
    return left.length > 0 ? [`specification, line ${line}: no row quotes “${left.join(" ")}”`] : [];
  });
  return [...invented, ...unquoted];
}

/** The lines of the specification's numbered sections, but for what only draws its tables. */
function linesOf(specification: string): Line[] {
  if (specification === read.specification) return read.lines;
  const lines = specification.split("\n");
  const told = numbered(lines).filter(({ line }) => {
    const [here = "", next = ""] = lines.slice(line - 1);
    const isTitle = here.startsWith("## ") || /^### [^(]*$/.test(here);
    return !isTitle && !isRule(here) && !isRule(next);
  });
  read = { specification, lines: told };
  return told;
}

/** What the rows of the document quote. */
function rowsOf(document: string): Line[] {
  const lines = document.split("\n");
  const quotes = lines.map((text) => {
    if (/^## \d/.test(text)) return text;
    const cells = text.split("|");
    const isRow = text.startsWith("|") && !isRule(text) && cells[4]?.trim() !== "State";
    // What stands in italics says of which part of a page a row is.
    return isRow ? (cells[1]?.split("*ours:*")[0]?.replaceAll(/\*[^*]+\.\*/g, "") ?? "") : "";
  });
  return numbered(quotes).filter(({ line }) => !lines[line - 1]?.startsWith("## "));
}

function numbered(lines: string[]): Line[] {
  let section = "";
  return lines.flatMap((told, index) => {
    section = /^## (\d)/.exec(told)?.[1] ?? section;
    const { words, text } = wordsIn(told);
    return section && words.length > 0 ? [{ line: index + 1, section, words, text }] : [];
  });
}

const isRule = (text: string) => /^\|[\s|:-]+$/.test(text);

const split = new Map<string, { words: string[]; text: string }>();

function wordsIn(told: string): { words: string[]; text: string } {
  const known = split.get(told);
  if (known) return known;
  const raw = told.toLowerCase().split(/[^\p{L}\p{N}_./<>%@'-]+/u);
  const words = raw.map((word) => word.replaceAll(/^[.'-]+|[.'-]+$/g, "")).filter(Boolean);
  const made = { words, text: words.join(" ") };
  split.set(told, made);
  return made;
}

type Place = { here: number; there: number };

/** The line that has most of a row's words in their order; of several the next one on. */
function closest(row: Line, lines: Line[], near: number): { line: number; places: Place[] } {
  const found = matches(row, lines);
  const distance = (line: number) => (line >= near ? line - near : (near - line) * 2);
  return found.reduce(
    (best, each) =>
      each.places.length > best.places.length ||
      (each.places.length === best.places.length && distance(each.line) < distance(best.line))
        ? each
        : best,
    { line: 0, places: [] as Place[] },
  );
}

// The same rows are held against the same lines again and again, with one of either altered: each pair is compared once.
const compared = new Map<string, Map<string, Place[]>>();
let read = { specification: "", lines: [] as Line[] };

function matches(row: Line, lines: Line[]): { line: number; places: Place[] }[] {
  const known = compared.get(row.text) ?? new Map<string, Place[]>();
  compared.set(row.text, known);
  return lines
    .filter(({ section }) => section === row.section)
    .map(({ line, words, text }) => {
      const places = known.get(text) ?? inOrder(row.words, words);
      if (!known.has(text)) known.set(text, places);
      return { line, places };
    });
}

/** The longest sequence of words that both have in the same order, as unbroken as can be. */
function inOrder(here: string[], there: string[]): Place[] {
  const best = Array.from({ length: here.length + 1 }, () => Array.from({ length: there.length + 1 }, () => 0));
  // A word that follows on the one before it counts for a little more, so that a quote is not scattered.
  const run = best.map((each) => [...each]);
  const at = (table: number[][], i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = here.length - 1; i >= 0; i--)
    for (let j = there.length - 1; j >= 0; j--) {
      const same = here[i] === there[j];
      const taken = same ? at(best, i + 1, j + 1) + 1 + at(run, i + 1, j + 1) * 0.001 : 0;
      const left = Math.max(at(best, i + 1, j), at(best, i, j + 1));
      (best[i] as number[])[j] = Math.max(taken, left);
      (run[i] as number[])[j] = same && taken >= left ? 1 : 0;
    }
  const places: Place[] = [];
  for (let i = 0, j = 0; i < here.length && j < there.length;) {
    if (at(run, i, j) === 1) places.push({ here: i++, there: j++ });
    else if (at(best, i + 1, j) >= at(best, i, j + 1)) i++;
    else j++;
  }
  return places;
}
