import chardet from "chardet";
import iconv from "iconv-lite";
import type { Encoding } from "./encodings.ts";

// Which letters beyond a to z the languages of each encoding have. A file is of one of them.
const west = ["àâæçéèêëîïôœùûüÿ", "äöüß", "áéíñóúü", "àèéìíîòóùú", "ãáâàçéêíóôõúü", "éëïóöüèê", "åäöæøé", "àèéíòóúüçï"];
const centre = ["ąćęłńóśźż", "áčďéěíňóřšťúůýžäľĺôŕ", "áéíóöőúüű", "ăâîșțşţ", "čćđšž"];
const alphabets: Partial<Record<Encoding, string[]>> = {
  "windows-1252": west,
  "windows-1250": centre,
  "iso-8859-2": centre,
  "windows-1254": ["çğıİöşüâîû"],
  macintosh: west,
};
// Of several that fit alike the usual one comes first.
const of_letters = Object.keys(alphabets) as Encoding[];

const by_library: Record<string, Encoding> = {
  GB18030: "gb18030",
  Shift_JIS: "shift_jis",
  "EUC-JP": "euc-jp",
  Big5: "big5",
  "EUC-KR": "euc-kr",
  "windows-1251": "windows-1251",
  "KOI8-R": "koi8-r",
  "ISO-8859-7": "windows-1253",
  "windows-1253": "windows-1253",
};
// Of those that the library holds alike the more usual one.
const rank = (encoding: Encoding | undefined) => Object.values(by_library).indexOf(encoding as Encoding);
const other_script = 0.4;
const sure = 30;
// Nearly all letters are of one language.
const certain = 0.6;
// What is looked at costs for each candidate.
const most_looked_at = 64 * 1024;

/** The encoding of bytes that are no Unicode, by the letters that each would make of them. */
export function detectEncoding(head: Buffer): Encoding {
  const sample = linesBeyondAscii(head);
  if (sample.length === 0) return "windows-1252";
  const scores = of_letters.map((encoding) => ({ encoding, score: latinScore(sample, encoding) }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  const [found] = chardet
    .analyse(sample)
    .flatMap(({ name, confidence }) => ({ encoding: by_library[name], confidence }))
    .filter(({ encoding }) => encoding !== undefined && fits(sample, encoding))
    .toSorted((one, other) => other.confidence - one.confidence || rank(one.encoding) - rank(other.encoding));
  const is_other =
    (inRuns(sample) >= other_script && best.score < 1) || ((found?.confidence ?? 0) >= sure && best.score < certain);
  return (is_other && found?.encoding) || best.encoding;
}

// Words of nothing but letters beyond ASCII are of another script: Latin ones have one or two of them.
function inRuns(sample: Buffer): number {
  const runs = sample.toString("latin1").match(/[\u0080-\u00ff]+/g) ?? [];
  const length = (of: string[]) => of.reduce((sum, run) => sum + run.length, 0);
  return length(runs.filter((run) => run.length > 2)) / Math.max(1, length(runs));
}

function linesBeyondAscii(head: Buffer): Buffer {
  const parts: Buffer[] = [];
  let size = 0;
  for (let from = 0; from < head.length && size < most_looked_at;) {
    const end = head.indexOf(10, from);
    const line = head.subarray(from, end === -1 ? head.length : end + 1);
    if (line.some((byte) => byte > 127)) size += parts.push(line) && line.length;
    from += line.length;
  }
  return Buffer.concat(parts).subarray(0, most_looked_at);
}

/** Between -1 and 1: how many of the letters beyond ASCII are of the language that fits best, less what no text has. */
function latinScore(sample: Buffer, encoding: Encoding): number {
  const text = iconv.decode(sample, encoding);
  const letters = text.match(/[^\p{ASCII}\p{P}\s]/gu) ?? [];
  // "£" within a word, "é" made a capital in the middle of one, signs that are written nowhere.
  const broken =
    text.match(
      /\p{L}[^\p{L}\p{M}\p{ASCII}\p{P}\s°º²³]|[^\p{L}\p{M}\p{ASCII}\p{P}\s°º²³]\p{L}|\p{Ll}\p{Lu}|[\ufffd\u0080-\u009f]/gu,
    ) ?? [];
  const words = letters.filter((letter) => /\p{L}/u.test(letter));
  // (A sign of money alone is of the West.)
  if (words.length === 0) return encoding === "windows-1252" && broken.length === 0 ? 1 : -1;
  const held = (alphabets[encoding] ?? []).map((alphabet) => {
    const known = new Set(alphabet + alphabet.toUpperCase());
    return words.filter((letter) => known.has(letter)).length;
  });
  return (2 * Math.max(...held)) / words.length - 1 - broken.length / words.length;
}

// Of other scripts: nothing is left undecoded, and letters of Europe stand only where ASCII has them.
function fits(sample: Buffer, encoding: Encoding): boolean {
  const text = iconv.decode(sample.subarray(0, sample.lastIndexOf(10) + 1 || sample.length), encoding);
  return !/[\ufffd\u0080-\u009f\ue000-\uf8ff]/.test(text);
}
