import type { Marked } from "../../client/api.ts";

/** Tags in a line: a dot in their colour and their name, which says it all without the colour. */
export function TagMarks({ tags }: { tags: Marked[] | undefined }) {
  return tags?.map(({ id, name, color }) => (
    <span
      key={id}
      className="mr-1.5 inline-flex max-w-40 items-center gap-1.5 rounded-full border border-line px-2 align-middle text-meta/4.5 text-ink-2"
    >
      <TagDot color={color} />
      <span className="truncate">{name}</span>
    </span>
  ));
}

export function TagDot({ color = "grey" }: { color?: string | undefined }) {
  return <span aria-hidden className="size-2 flex-none rounded-full" style={{ background: `var(--tag-${color})` }} />;
}
