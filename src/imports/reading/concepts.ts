import { headingWords, isNoise } from "./heading-words.ts";
import { of_companies } from "./vocabulary-companies.ts";
import { of_deals } from "./vocabulary-deals.ts";
import { of_people } from "./vocabulary-people.ts";
import { of_tasks } from "./vocabulary-tasks.ts";

function meaningsIn(...parts: Record<string, string>[]): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  for (const [concept, words] of parts.flatMap((part) => Object.entries(part))) {
    for (const word of words.split(",")) {
      const key = headingWords(word).join("");
      const known = meanings.get(key) ?? [];
      if (!known.includes(concept)) meanings.set(key, [...known, concept]);
    }
  }
  return meanings;
}

const usual = meaningsIn(of_people, of_companies, of_deals);
// A title is what a task is called, and what a person does.
const of_their_own: Record<string, Map<string, string[]>> = { tasks: meaningsIn(of_tasks) };

// A heading that is longer is a text; each word of it would cost.
const longest = 200;
const most_words = 12;

// What a column says about another one, not about somebody.
const about_columns = /^(type|label|types|labels|valid|status|verified|bounced|quality|consent|confidence|source)$/;

/**
 * What a heading may speak of, the likeliest first: the whole of it, else the longest part of it whose other words do not
 * matter ("Contact: E-mail", "E-mail 1 - Value", "billing_postal_code"). Some entities have words of their own.
 */
export function conceptsOf(heading: string, entity = ""): string[] {
  const meanings = of_their_own[entity] ?? usual;
  const words = headingWords(heading.slice(0, longest)).slice(0, most_words);
  const whole = meanings.get(words.join(""));
  if (whole) return whole;
  const bare = words.filter((word) => !/^\d+$/.test(word));
  for (let length = bare.length; length > 0; length--)
    for (let from = bare.length - length; from >= 0; from--) {
      const rest = [...bare.slice(0, from), ...bare.slice(from + length)];
      const found = isNoise(rest) ? meanings.get(bare.slice(from, from + length).join("")) : undefined;
      if (found && found[0] !== "location") return found;
    }
  return bothSides(heading, entity) ?? [];
}

/** Whether a heading speaks of another column ("E-mail 1 - Type"), so that it holds nothing of its own. */
export function isAboutColumn(heading: string): boolean {
  const words = headingWords(heading).filter((word) => !/^\d+$/.test(word));
  const last = words.at(-1) ?? "";
  return (
    words.length > 1 &&
    about_columns.test(last) &&
    ["email", "phone"].includes(conceptsOf(words.slice(0, -1).join(" "))[0] ?? "")
  );
}

// "Email / Phone", "Job Title & Company": the first that is known; cells are told apart by their look.
function bothSides(heading: string, entity: string): string[] | undefined {
  const sides = heading
    .slice(0, longest)
    .split(/[/&|+,(]| or | and | ou | et | und | y | e /i)
    .filter((side) => side.trim() !== "");
  if (sides.length < 2) return undefined;
  return sides
    .slice(0, 4)
    .map((side) => conceptsOf(side, entity))
    .find((found) => found.length > 0);
}
