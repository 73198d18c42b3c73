import { z } from "zod";

// Spaces and signs that take no room, or fill it with nothing: Braille's empty cell and Hangul's fillers are letters to Unicode.
const unseen = /[\s\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]+/gu;

/** Whether a text shows anything. */
export const isSeen = (text: string) => text.replace(unseen, "") !== "";

/** A value that is looked for, its letters composed (NFC) as those of what is stored: what looks the same is the same. */
export const composed = (value: unknown): unknown =>
  typeof value === "string" ? value.normalize() : Array.isArray(value) ? value.map(composed) : value;

/** A line that people write, such as a name: composed, without spaces around it, and something to see. */
export const line = (most: number) => z.string().trim().normalize().min(1).max(most).refine(isSeen, "shows nothing");
