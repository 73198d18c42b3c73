import { phrase } from "../../ui/translate.ts";
import type { TileName } from "../tiles.ts";

/** What tiles are called where they are chosen. */
export const tile_words: Record<TileName, string> = {
  target: phrase("Revenue against target"),
  wins: phrase("Wins of the day"),
  board: phrase("Board of the month"),
  pipeline: phrase("Pipeline"),
  meetings: phrase("Next meetings"),
};
