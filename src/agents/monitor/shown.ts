import { cut } from "../cut.ts";

/** A path, a name or a line as it may be shown: its end, without what is not seen and steers, or is no text for the database. */
export const shown = (text: string): string => cleaned(text.slice(-200));

/** The same of its beginning. */
export const shortened = (text: string, most: number): string => cleaned(cut(text, most));

const cleaned = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "?");
