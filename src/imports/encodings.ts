/** The encodings that a file may have; those behind the first three do not say themselves which they are. */
export const encodings = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "windows-1250",
  "iso-8859-2",
  "windows-1254",
  "macintosh",
  "windows-1251",
  "koi8-r",
  "windows-1253",
  "shift_jis",
  "euc-jp",
  "gb18030",
  "big5",
  "euc-kr",
] as const;
export type Encoding = (typeof encodings)[number];

/** Whether a file of this encoding says that it has it: others are guessed by what stands in it. */
export const saysItself = (encoding: Encoding) => encoding.startsWith("utf-");
