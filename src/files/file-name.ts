const longest = 200;

/** A name under which a file is kept: without the path and the signs that no file's name has, cut before its ending where it is too long. */
export function fileName(given: string): string {
  const name = given
    .normalize()
    .replace(/^.*[/\\]/, "")
    // (What is not seen, or turns the order of letters around, hides what a file is.)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, " ")
    .trim()
    .replace(/^\.+$/, "");
  if (!name) return "file";
  const ending = /\.[^.\s]{1,16}$/.exec(name)?.[0] ?? "";
  return name.length <= longest ? name : `${name.slice(0, longest - ending.length - 1).trim()}…${ending}`;
}
