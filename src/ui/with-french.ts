import { importAgain } from "./import-again.ts";
import { addSentences, type Catalogue, currentLanguage } from "./translate.ts";

/** A `*.french.ts`, when it is asked for. */
export type LateFrench = () => Promise<{ french: Catalogue }>;

/** Loads a part that few open, with its own sentences: their French comes with it instead of with every page. */
export function withFrench<Part>(load: () => Promise<Part>, french: LateFrench): () => Promise<Part> {
  return async () => {
    const came = load().catch(importAgain<Part>);
    if (currentLanguage() !== "fr") return came;
    const [part, sentences] = await Promise.all([came, french().catch(importAgain<{ french: Catalogue }>)]);
    addSentences(sentences.french);
    return part;
  };
}

let fetchRest: LateFrench | undefined;
let rest: Promise<void> | undefined;

/** Says where the sentences are that only later parts show: pages begin without them, and they come with the first such part. */
export function restComesBy(french: LateFrench): void {
  fetchRest = french;
}

/** Those sentences, fetched once; what failed is tried again by the next part. */
export function restOfFrench(): Promise<void> | undefined {
  if (!fetchRest || currentLanguage() !== "fr") return undefined;
  rest ??= fetchRest().then(
    ({ french }) => addSentences(french),
    (reason: unknown) => {
      rest = undefined;
      throw reason;
    },
  );
  return rest;
}

/** A part that a page does without where it cannot be loaded: then nothing is drawn in its place. */
export function orNothing<Part extends { default: unknown }>(load: () => Promise<Part>): () => Promise<Part> {
  return () => load().catch(() => ({ default: () => null }) as unknown as Part);
}
