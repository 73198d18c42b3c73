/** A text in which the words that were searched for stand out. Places count letters, not UTF-16 units. */
export function Marked({ text, marks }: { text: string; marks: number[] }) {
  const letters = [...text];
  const parts: Array<{ from: number; text: string; found: boolean }> = [];
  let at = 0;
  const upTo = (end: number, found: boolean) => {
    if (end > at) parts.push({ from: at, text: letters.slice(at, end).join(""), found });
    at = Math.max(at, end);
  };
  for (let index = 0; index < marks.length; index += 2) {
    const start = marks[index] ?? 0;
    upTo(start, false);
    upTo(start + (marks[index + 1] ?? 0), true);
  }
  upTo(letters.length, false);
  return parts.map((part) =>
    part.found ? (
      <mark key={part.from} className="bg-transparent font-semibold text-person">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
