import { useId } from "react";

type Props = { title: string; lines?: string[] | undefined; text?: string | undefined };

/** What an agent has been told, in the words in which it was; those of the catalogue are English. */
export function Instructions({ title, lines = [], text = "" }: Props) {
  const id = useId();
  const blocks = [...(lines.length > 0 ? [lines.map((line) => `- ${line}`).join("\n")] : []), text].join("\n\n").trim();
  if (!blocks) return null;
  return (
    <section aria-labelledby={id} className="flex-none border-t border-line px-4 py-2.5">
      <h3 id={id} className="pb-1 text-meta font-medium text-ink-3">
        {title}
      </h3>
      <div lang="en" className="flex max-w-prose flex-col gap-2.5">
        {blocks.split(/\n{2,}/).map((block) => (
          <Block key={block} text={block} />
        ))}
      </div>
    </section>
  );
}

/** A paragraph, with the list that follows where its lines are one. */
function Block({ text }: { text: string }) {
  const lines = text.split("\n");
  const listed = lines.filter((line) => line.startsWith("- "));
  const said = lines.filter((line) => !line.startsWith("- ")).join("\n");
  return (
    <div>
      {said && <p className="whitespace-pre-line">{said}</p>}
      {listed.length > 0 && (
        <ul className="flex list-disc flex-col gap-0.5 pl-4 text-ink-2 marker:text-ink-3">
          {listed.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
