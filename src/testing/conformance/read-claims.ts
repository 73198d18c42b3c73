/** What docs/spec-conformance.md says of one sentence or row of the specification. */
export type Claim = {
  line: number;
  section: string;
  /** Texts, names and numbers that the product must hold as they are. */
  exact: string[];
  places: Place[];
  proofs: Proof[];
  state: string;
};

/** A file of the product, and what must stand in it. */
export type Place = { path: string; literal: string | undefined };

/** A test, by its file and its title with those of the groups around it; `…` at the end means each that begins so. */
export type Proof = { path: string; title: string };

/** The rows of the document's tables: the sentence, where it stands in the product, the tests, the state. */
export function readClaims(document: string): Claim[] {
  let section = "";
  return document.split("\n").flatMap((text, index) => {
    section = /^## (.*)/.exec(text)?.[1] ?? section;
    const cells = text.split("|").map((cell) => cell.trim());
    const isRow = text.startsWith("|") && !/^\|[\s|:-]+$/.test(text) && cells[4] !== "State";
    return isRow ? [claimOf(index + 1, section, cells)] : [];
  });
}

function claimOf(
  line: number,
  section: string,
  [, sentence = "", places = "", proofs = "", state = ""]: string[],
): Claim {
  return {
    line,
    section,
    exact: codesOf(sentence),
    places: partsOf(places).map((part) => {
      const [path = "", literal] = codesOf(part);
      return { path, literal };
    }),
    proofs: partsOf(proofs).map((part) => {
      const [path = "", ...titles] = part.split(" › ");
      return { path: path.replaceAll("`", ""), title: titles.join(" › ") };
    }),
    state,
  };
}

const partsOf = (cell: string) =>
  cell
    .split("<br>")
    .filter((part) => part.trim() !== "")
    .map((part) => part.trim());
const codesOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
