const fence = /^ {0,3}(`{3,}|~{3,})/;
// A row of a table, and what begins a block of its own, end their line already.
const own_line = /^\s*(\||#{1,6}\s|>|([-*+]|\d+[.)])\s|([-*_]\s*){3,}$)/;

/** A text of Markdown in which each line that somebody ended stays one: people write addresses and not paragraphs. */
export function withLineBreaks(text: string): string {
  const lines = text.split("\n");
  let fenced = "";
  return lines
    .map((line, at) => {
      const [, marks = ""] = fence.exec(line) ?? [];
      if (marks && (!fenced || marks.startsWith(fenced))) {
        fenced = fenced ? "" : marks;
        return line;
      }
      const next = lines[at + 1] ?? "";
      const ends = fenced || line.trim() === "" || next.trim() === "" || own_line.test(next) || fence.test(next);
      return ends || /^\s*(\||#{1,6}\s)/.test(line) || line.endsWith("\\") ? line : `${line.trimEnd()}  `;
    })
    .join("\n");
}
