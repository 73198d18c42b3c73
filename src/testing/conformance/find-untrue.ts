import { type Claim, type Place, type Proof, readClaims } from "./read-claims.ts";

/** What the document is held against. */
export type Evidence = {
  /** The sources of the product and of its tests, by path. */
  product: Map<string, string>;
  tests: Map<string, string>;
  /** The tests that ran, as `path › title`, and whether each passed. */
  ran: Map<string, boolean>;
};

/** What the document says that is not so, each with its line. */
export function findUntrue(document: string, evidence: Evidence): string[] {
  const claims = readClaims(document);
  const rulings = rulingsIn(document);
  const untrue = claims.flatMap((claim) =>
    [
      ...wrongState(claim),
      ...unknownRulings(claim, rulings),
      ...claim.exact.flatMap((text) => lostText(text, claim.places, evidence)),
      ...claim.places.flatMap((place) => lostPlace(place, evidence)),
      ...claim.proofs.flatMap((proof) => lostProof(proof, evidence)),
    ].map((what) => `line ${claim.line}: ${what}`),
  );
  return claims.length > 0 ? untrue : ["there is no row at all"];
}

function wrongState({ state, proofs, section }: Claim): string[] {
  if (/^reference\b/.test(state)) return [];
  if (!/^(proven$|by ruling \d)/.test(state)) return [`“${state}” is no state`];
  if (proofs.length === 0) return ["no test proves it"];
  const isSeen = !section.startsWith("2.") || proofs.some(({ path }) => /^(e2e|screens)\//.test(path));
  return isSeen ? [] : ["it is about the screen, and no test in a browser proves it"];
}

function unknownRulings({ state }: Claim, rulings: Set<string>): string[] {
  const named = [...state.matchAll(/ruling (\d+)/g)].map(([, ruling = ""]) => ruling);
  return named.filter((ruling) => !rulings.has(ruling)).map((ruling) => `ruling ${ruling} is not told of`);
}

/** The rulings that the document tells of: "- **9, 18**: …", "- **20 to 25**: …". */
function rulingsIn(document: string): Set<string> {
  const lists = [...document.matchAll(/^- \*\*([\d, to]+)\*\*:/gm)].flatMap(([, numbers = ""]) => numbers.split(", "));
  return new Set(
    lists.flatMap((numbers) => {
      const [from = 0, to = from] = numbers.split(" to ").map(Number);
      return Array.from({ length: to - from + 1 }, (_, more) => String(from + more));
    }),
  );
}

function lostText(text: string, places: Place[], { product }: Evidence): string[] {
  if (places.length === 0) return [`it is not said where \`${text}\` stands`];
  const isThere = places.some(({ path }) => holds(product.get(path) ?? "", text));
  return isThere ? [] : [`\`${text}\` is not in ${places.map(({ path }) => path).join(", ")}`];
}

function lostPlace({ path, literal }: Place, { product }: Evidence): string[] {
  const source = product.get(path);
  if (source === undefined) return [`there is no ${path}`];
  return literal === undefined || holds(source, literal) ? [] : [`\`${literal}\` is not in ${path}`];
}

function lostProof({ path, title }: Proof, { tests, ran }: Evidence): string[] {
  const source = tests.get(path);
  if (source === undefined) return [`there is no ${path}`];
  const open = title.endsWith("…");
  const start = open ? title.slice(0, -1) : title;
  if (!start.split(" › ").every((part) => part !== "" && source.includes(part.trimEnd())))
    return [`${path} has no test “${title}”`];
  const wanted = `${path} › ${start}`;
  const passes = open
    ? [...ran].filter(([name]) => name.startsWith(wanted)).map(([, passed]) => passed)
    : [ran.get(wanted)];
  const those = passes.filter((passed) => passed !== undefined);
  if (those.length === 0) return [`“${title}” of ${path} did not run`];
  return those.every(Boolean) ? [] : [`“${title}” of ${path} did not pass`];
}

/** Whether a source holds a text: a sentence as a whole string, anything else not as a part of a longer word or number. */
function holds(source: string, text: string): boolean {
  const isSentence = /^[A-Z].*[a-z]/.test(text) && !/[=:(){}]|_/.test(text.replaceAll(/\{\{\w+\}\}/g, ""));
  if (isSentence) return [`"${text}"`, `'${text}'`].some((quoted) => source.includes(quoted));
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w])${escaped}(?![\w])`).test(source);
}
