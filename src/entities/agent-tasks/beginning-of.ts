const enough = 600;

/** As many whole lines of a result as stand well in a list, at least one; an ellipsis where there is more. */
export function beginningOf(text: string): string {
  const lines = text.split("\n");
  let length = 0;
  const over = lines.findIndex((line) => (length += line.length + 1) > enough);
  if (over < 0) return text;
  if (over === 0) return `${text.slice(0, enough).trimEnd()}…`;
  return `${lines.slice(0, over).join("\n").trimEnd()}\n\n…`;
}
