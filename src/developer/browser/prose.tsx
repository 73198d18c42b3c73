/** A text of the API's document or the changelog, both in English: what stands between backticks is code. */
export function Prose({ text }: { text: string }) {
  return (
    <span lang="en">
      {text.split("`").map((part, index) =>
        index % 2 === 1 ? (
          // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name.
          <code key={index} className="font-mono">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </span>
  );
}
