import type { Liquid } from "liquidjs";
import { at, engine, problemsOf, readSource } from "./engine.ts";
import { most } from "./limits.ts";
import { type Part, type Problem, sentenceOf } from "./problem.ts";
import { groups, uses, type Values } from "./variables.ts";

/** What a template says: its subject in one line, and its body in Markdown. */
export type Source = { subject: string; body: string };
export type Rendered = Source & { problems: Problem[] };

/** Makes a letter's subject and text of a template. With problems, neither is to be sent. */
export function renderTemplate(source: Source, values: Values): Rendered {
  const subject = renderPart("subject", source.subject, values);
  const body = renderPart("body", source.body, values);
  const text = source.subject + source.body;
  const mixed = uses(text, "lead") && uses(text, "client") ? [at("body", "mixed", "")] : [];
  const made = { subject: subject.text, body: body.text };
  return { ...made, problems: [...subject.problems, ...body.problems, ...mixed] };
}

/** What is wrong with one text of a template, whatever it is written to; null where nothing is. For the API, in a sentence. */
export function refusalOf(part: Part, source: string): string | null {
  const [first] = readSource(engine(), part, source).problems;
  return first ? sentenceOf(first) : null;
}

function renderPart(part: Part, source: string, values: Values): { text: string; problems: Problem[] } {
  const liquid = engine();
  const { read, problems } = readSource(liquid, part, source);
  if (!read || problems.length > 0) return { text: "", problems };
  try {
    const text = tidy[part](make(liquid, read, values));
    if (text.length > most[part].made) return { text: "", problems: [at(part, "long", String(most[part].made))] };
    return { text, problems: text ? [] : [at(part, "empty", "")] };
  } catch (error) {
    return { text: "", problems: problemsOf(part, error) };
  }
}

const make = (liquid: Liquid, read: Parameters<Liquid["renderSync"]>[0], values: Values) =>
  String(liquid.renderSync(read, cleaned(values)));

// A value is one line of what can be seen: it begins no list, no heading and no header of a mail.
const cleaned = (values: Values): Values =>
  Object.fromEntries(
    groups.map((group) => {
      const lines = Object.entries(values[group] ?? {}).map(([name, value]) => [name, oneLine(value)] as const);
      return [group, Object.fromEntries(lines.filter(([, value]) => value !== ""))];
    }),
  );

// oxlint-disable-next-line no-control-regex
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();

const tidy: Record<Part, (text: string) => string> = {
  subject: oneLine,
  // Lines that held nothing but a condition leave no hole.
  body: (text) =>
    text
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
};
