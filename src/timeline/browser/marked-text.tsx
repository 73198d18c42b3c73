import Markdown from "markdown-to-jsx/react";
import type { ComponentProps } from "react";
import { PageLink } from "../../records/page-link.tsx";

type Props = {
  text: string;
  /** The names of those who are mentioned, as they stand behind an @. */
  mentioned?: string[];
  /** Only pages of ours are links; of all others the words stay. */
  stays?: boolean;
};

/** Markdown as people write it; HTML in it is text, pictures are links, and links open apart but those to pages of ours. */
export default function MarkedText({ text, mentioned = [], stays = false }: Props) {
  return <Markdown options={stays ? staying : options}>{mentioned.reduce(marked, text)}</Markdown>;
}

const mention = "mention:";
// What is in a name is no mark of Markdown.
const marked = (text: string, name: string) =>
  text.replaceAll(`@${name}`, `[@${name.replace(/[[\]\\*_`~]/g, "\\$&")}](${mention})`);

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: "div",
  sanitizer: (value: string) => (/^(https?:|mailto:|tel:|mention:|\/)/i.test(value.trim()) ? value : null),
  overrides: {
    a: Link,
    img: ({ src, alt }: ComponentProps<"img">) => <Link href={src}>{alt || src}</Link>,
    ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((heading) => [heading, Heading])),
    input: ({ checked }: ComponentProps<"input">) => (checked ? "☑" : "☐"),
  },
} as const;

// (A sanitizer that answers null leaves the words without their address.)
const staying = { ...options, sanitizer: (value: string) => (value.startsWith("/") ? value : null) } as const;

function Link({ href, children }: ComponentProps<"a">) {
  if (href === mention) return <span className="rounded-sm bg-person-soft px-0.5 text-person">{children}</span>;
  if (!href) return children;
  if (href.startsWith("/")) return <OwnPage href={href}>{children}</OwnPage>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener" className="text-person underline">
      {children}
    </a>
  );
}

// (Only a plain path of this server: `//elsewhere` and what a browser would read so are words.)
function OwnPage({ href = "", children }: ComponentProps<"a">) {
  const { origin, pathname, searchParams } = new URL(href, location.origin);
  if (origin !== location.origin || !/^(\/[\w-]+)+$/.test(pathname)) return children;
  return (
    <PageLink to={pathname} search={Object.fromEntries(searchParams)} className="text-person underline">
      {children}
    </PageLink>
  );
}

function Heading({ children }: ComponentProps<"h1">) {
  return <p className="font-medium">{children}</p>;
}
