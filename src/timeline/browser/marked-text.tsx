import Markdown from "markdown-to-jsx/react";
import type { ComponentProps } from "react";
import { PageLink } from "../../records/page-link.tsx";
import { withLineBreaks } from "./line-breaks.ts";

type Props = {
  text: string;
  /** The names of those who are mentioned, as they stand behind an @. */
  mentioned?: string[];
  /** Those of agents. */
  asked?: string[];
  /** Only pages of ours are links; of all others the words stay. */
  stays?: boolean;
};

/** Markdown as people write it; HTML in it is text, pictures are links, and links open apart but those to pages of ours. */
export default function MarkedText({ text, mentioned = [], asked = [], stays = false }: Props) {
  const told = mentioned.reduce(markedAs("mention:"), withLineBreaks(text));
  return <Markdown options={stays ? staying : options}>{asked.reduce(markedAs("agent:"), told)}</Markdown>;
}

const looks: Record<string, string> = {
  "mention:": "bg-person-soft text-person",
  "agent:": "bg-agent-soft text-agent-ink",
};
// What is in a name is no mark of Markdown.
const markedAs = (kind: string) => (text: string, name: string) =>
  text.replaceAll(`@${name}`, `[@${name.replace(/[[\]\\*_`~]/g, "\\$&")}](${kind})`);

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: "div",
  sanitizer: (value: string) => (/^(https?:|mailto:|tel:|mention:|agent:|\/)/i.test(value.trim()) ? value : null),
  overrides: {
    a: Link,
    img: ({ src, alt }: ComponentProps<"img">) => <Link href={src}>{alt || src}</Link>,
    ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((heading) => [heading, Heading])),
    input: ({ checked }: ComponentProps<"input">) => (checked ? "☑" : "☐"),
  },
} as const;

// (What begins with two strokes, of either kind, names another server.)
const isOurs = (address: string) => /^\/(?![/\\])/.test(address);

// (A sanitizer that answers null leaves the words without their address.)
const staying = { ...options, sanitizer: (value: string) => (isOurs(value) ? value : null) } as const;

function Link({ href, children }: ComponentProps<"a">) {
  if (!href) return children;
  if (looks[href]) return <span className={`rounded-sm px-0.5 ${looks[href]}`}>{children}</span>;
  if (isOurs(href)) return <OwnPage href={href}>{children}</OwnPage>;
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
