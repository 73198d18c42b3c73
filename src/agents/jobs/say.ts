import { cut } from "../cut.ts";
import type { Finding } from "./job.ts";

/** The languages in which results are written. */
export type Language = "en" | "fr";

/** A text in each language. */
export type Words = Record<Language, string>;

/** `{n}` of a text is replaced by the value of that name. */
export function say(words: Words, language: Language, values: Record<string, string | number> = {}): string {
  return words[language].replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** A text that people wrote, as Markdown that shows it and does nothing else. */
export function plain(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const short = line.length > 120 ? `${cut(line, 119)}…` : line;
  return short.replaceAll(/[\\`*_{}[\]()#+\-.!|<>~:/@]/g, "\\$&");
}

/** Where records open, by their entity: their id follows. */
export const paths: Record<string, string> = {
  leads: "/leads?id=",
  accounts: "/clients?id=",
  contacts: "/clients?tab=contacts&id=",
  projects: "/projects?id=",
  tasks: "/tasks?id=",
};

/** What records of customers are called, by their entity. */
export const kinds: Record<string, Words> = {
  leads: { en: "Leads", fr: "Prospects" },
  accounts: { en: "Clients", fr: "Clients" },
  contacts: { en: "Contacts", fr: "Contacts" },
};

/** A record by its name, leading to where it opens. */
export function linked(entity: string, id: string, name: string | null): string {
  const shown = plain(name || id);
  return paths[entity] ? `[${shown}](${paths[entity]}${id})` : shown;
}

/** Headed lists, one after the other; what is too long for a result ends with how much more there is. */
export function lists(
  parts: { heading: string; lines: string[] }[],
  language: Language,
  most_lines = most_of_result,
): string {
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => {
      const rest = lines.length - most_lines;
      const more = rest > 0 ? [say(and_more, language, { n: rest })] : [];
      return [`**${heading}**`, "", ...lines.slice(0, most_lines).map((line) => `- ${line}`), ...more].join("\n");
    })
    .join("\n\n");
}

/** What a headed list shows, as a finding: its heading is the title, its first lines the evidence. */
export function listedFinding(
  part: { fingerprint: string; heading: string; lines: string[] },
  severity: Finding["severity"],
  language: Language,
): Finding {
  const { fingerprint, heading } = part;
  return { fingerprint, title: heading, severity, evidence: lists([part], language, most_of_finding) };
}

const most_of_finding = 10;

// (A line has two links at most, of some 330 characters with their names: three lists stay below 20,000.)
const most_of_result = 20;
const and_more: Words = { en: "- and {n} more", fr: "- et {n} de plus" };
