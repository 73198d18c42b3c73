const longest = 160;

/** SQL with no line over 160 columns: longer ones go on in a next line, broken where that changes nothing. */
export function brokenLines(sql: string): string {
  let quote: string | undefined;
  const lines = sql.split("\n").flatMap((line) => {
    const broken = brokenLine(line, quote);
    quote = broken.quote;
    return broken.lines;
  });
  return lines.join("\n");
}

/** One line's parts; `quote` is what it begins within, and then what the next one does: a text goes over several lines. */
function brokenLine(line: string, quote: string | undefined): { lines: string[]; quote: string | undefined } {
  const lines: string[] = [];
  const indent = `${/^\s*/.exec(line)?.[0] ?? ""}\t`;
  // A tab is one column for the check.
  let [begin, breakable] = [0, 0];
  const rest = () => (lines.length > 0 ? indent : "") + line.slice(begin);
  for (let at = 0; at < line.length; at++) {
    if (quote === undefined) {
      quote = opened(line, at);
      at += (quote?.length ?? 1) - 1;
    } else if (line.startsWith(quote, at)) {
      at += quote.length - 1;
      quote = undefined;
    }
    const width = at + 1 - begin + (lines.length > 0 ? indent.length : 0);
    if (width > longest && breakable > begin) {
      lines.push(
        rest()
          .slice(0, breakable - begin + (lines.length > 0 ? indent.length : 0))
          .trimEnd(),
      );
      begin = breakable;
    }
    if (quote === undefined && (line[at] === " " || line[at] === ",")) breakable = at + 1;
  }
  return { lines: [...lines, rest()], quote };
}

/** What a text or name that begins here ends with. (A doubled quote ends one and begins the next.) */
function opened(line: string, at: number): string | undefined {
  if (line[at] === "'" || line[at] === '"') return line[at];
  return /^\$\w*\$/.exec(line.slice(at))?.[0];
}
