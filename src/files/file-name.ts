const longest = 200;

/** A safe file name: no path, no control or invisible characters, at most 200 characters with the extension kept. */
export function fileName(given: string): string {
  const name = given
    .normalize()
    .replace(/^.*[/\\]/, "")
    // Invisible characters and those that reverse the text can disguise an extension.
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, " ")
    .trim()
    .replace(/^\.+$/, "");
  if (!name) return "file";
  const ending = /\.[^.\s]{1,16}$/.exec(name)?.[0] ?? "";
  return name.length <= longest ? name : `${name.slice(0, longest - ending.length - 1).trim()}…${ending}`;
}
