import { addSentences, type Catalogue, currentLanguage } from "./translate.ts";

/** Loads a part that few open, with its own sentences: their French comes with it instead of with every page. */
export function withFrench<Part>(load: () => Promise<Part>, french: () => Promise<Catalogue>): () => Promise<Part> {
  return async () => {
    if (currentLanguage() !== "fr") return load();
    const [part, sentences] = await Promise.all([load(), french()]);
    addSentences(sentences);
    return part;
  };
}
