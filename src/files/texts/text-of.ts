import type { Bytes } from "./bytes.ts";
import { gatherPassages, type Passage, type Passages, TextIsFull } from "./passages.ts";
import { reasons, Unread } from "./unread.ts";

/** The text of a file; `problem` says, as a sentence, why there is none or not all. Null also where its kind has no text. */
export type TextRead = { passages: Passage[]; problem: string | null };

type Reader = (input: Bytes, to: Passages) => Promise<void>;

// By media type; the first that fits. Each is loaded as it is needed: a process reads one file.
const readers: [RegExp, () => Promise<Reader>][] = [
  [/^application\/pdf$/, async () => (await import("./pdf-text.ts")).readPdf],
  [/wordprocessingml|ms-word\..*macroenabled/i, async () => (await import("./office-text.ts")).readDocx],
  [/presentationml|ms-powerpoint\..*macroenabled/i, async () => (await import("./office-text.ts")).readPptx],
  [/spreadsheetml|ms-excel\..*macroenabled/i, async () => (await import("./sheet-text.ts")).readWorkbookText],
  [/oasis\.opendocument\./, async () => (await import("./office-text.ts")).readOpenDocument],
  [/^application\/x-cfb$/, async () => (await import("./sheet-text.ts")).readOldOffice],
  [/^message\/rfc822$/, async () => (await import("./mail-text.ts")).readMail],
  [/^(text\/html|application\/xhtml\+xml)$/, async () => (await import("./html-text.ts")).readHtml],
  [/^(text|application)\/rtf$/, async () => () => Promise.reject(new Unread("kind"))],
  [/^(text\/.*|application\/(json|xml))$/, async () => (await import("./plain-text.ts")).readPlain],
];

/** Whether files of this type have a text. */
export function hasText(media_type: string): boolean {
  return readers.some(([type]) => type.test(media_type));
}

/** Reads the text of a file by its media type. */
export async function textOf(input: Bytes, media_type: string): Promise<TextRead> {
  const load = readers.find(([type]) => type.test(media_type))?.[1];
  const read = await load?.();
  const to = gatherPassages();
  try {
    await read?.(input, to);
    return { passages: to.end(), problem: null };
  } catch (error) {
    if (error instanceof TextIsFull) return { passages: to.end(), problem: reasons.beginning };
    return { passages: [], problem: sentenceOf(error) };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Unread) return error.message;
  return error instanceof RangeError && /alloc|length/i.test(error.message) ? reasons.memory : reasons.damaged;
}
