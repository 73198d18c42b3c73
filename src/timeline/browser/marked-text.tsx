import Markdown from "markdown-to-jsx/react";
import type { ComponentProps } from "react";

type Props = {
  text: string;
  /** The names of those who are mentioned, as they stand behind an @. */
  mentioned?: string[];
};

/** Markdown as people write it; HTML in it is text, pictures are links, and links open apart. */
export default function MarkedText({ text, mentioned = [] }: Props) {
  return <Markdown options={options}>{mentioned.reduce(marked, text)}</Markdown>;
}

const mention = "mention:";
// What is in a name is no mark of Markdown.
const marked = (text: string, name: string) =>
  text.replaceAll(`@${name}`, `[@${name.replace(/[[\]\\*_`~]/g, "\\$&")}](${mention})`);

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: "div",
  sanitizer: (value: string) => (/^(https?:|mailto:|tel:|mention:)/i.test(value.trim()) ? value : null),
  overrides: {
    a: Link,
    img: ({ src, alt }: ComponentProps<"img">) => <Link href={src}>{alt || src}</Link>,
    ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((heading) => [heading, Heading])),
    input: ({ checked }: ComponentProps<"input">) => (checked ? "☑" : "☐"),
  },
} as const;

function Link({ href, children }: ComponentProps<"a">) {
  if (href === mention) return <span className="rounded-sm bg-person-soft px-0.5 text-person">{children}</span>;
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener" className="text-person underline">
      {children}
    </a>
  );
}

function Heading({ children }: ComponentProps<"h1">) {
  return <p className="font-medium">{children}</p>;
}
