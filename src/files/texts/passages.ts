/** A part of a text, at most 2,000 letters; `page` counts from 1, null where the file has no pages. */
export type Passage = { page: number | null; text: string };

/** Takes the text of a file piece by piece and cuts it into passages. */
export type Passages = {
  /** Throws TextIsFull once there are a million letters. */
  add(text: string): void;
  /** What comes next stands on this page. */
  turn(page: number): void;
  /** Ends the last passage and answers all. */
  end(): Passage[];
};

/** Thrown where a text is longer than what is kept. */
export class TextIsFull extends Error {}

const most_letters = 1_000_000;
const most_fresh = 1_800;
// Each passage begins with the end of the one before, so that a sentence stands whole in one of them.
const most_overlap = 200;

export function gatherPassages(): Passages {
  const passages: Passage[] = [];
  let page: number | null = null;
  let overlap = "";
  let fresh = "";
  let letters = 0;
  const close = (at: number) => {
    const text = (overlap + fresh.slice(0, at)).trim();
    if (fresh.slice(0, at).trim() === "") return;
    passages.push({ page, text });
    overlap = tail(text);
    fresh = fresh.slice(at);
  };
  return {
    add(text) {
      const room = most_letters - letters;
      const clean = plain(text).slice(0, room);
      letters += clean.length;
      fresh = `${fresh}${clean}`.replace(/ {2,}/g, " ");
      while (fresh.length > most_fresh) close(placeToCut(fresh));
      if (clean.length === room) throw new TextIsFull();
    },
    turn(next) {
      close(fresh.length);
      fresh = "";
      page = next;
    },
    end() {
      close(fresh.length);
      return passages;
    },
  };
}

// (PostgreSQL takes neither a zero character nor half a pair.)
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\u00ad", "")
    .replace(/[\s\p{Cc}]+/gu, " ");
}

/** Where a sentence ends, or else a word, as far towards the end as may be. */
function placeToCut(text: string): number {
  const part = text.slice(0, most_fresh);
  const sentence = Math.max(...[". ", "! ", "? "].map((end) => part.lastIndexOf(end))) + 2;
  if (sentence > most_fresh / 2) return sentence;
  return part.lastIndexOf(" ") + 1 || wholeLetters(text, most_fresh);
}

const wholeLetters = (text: string, at: number) => (/[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at);

/** The last words of a passage. */
function tail(text: string): string {
  if (text.length <= most_overlap) return `${text} `;
  const part = text.slice(-most_overlap);
  const at = part.indexOf(" ");
  return at === -1 ? "" : `${part.slice(at + 1)} `;
}
