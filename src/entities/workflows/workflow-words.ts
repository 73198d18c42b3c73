import type { Condition, Conditions, Definition, Step } from "../../workflows/definition.ts";
import { actWord } from "../../screen/act-words.ts";
import { fieldName } from "../../records/field-names.ts";
import { formatNumber } from "../../ui/format.ts";
import { oneOf } from "./trigger-words.ts";
import { phrase, t } from "../../ui/translate.ts";

/** How a condition compares, as it is read in a line. */
export const comparison_words: Record<Condition["is"], string> = {
  equals: phrase("is"),
  differs: phrase("is not"),
  contains: phrase("contains"),
  more: phrase("is more than"),
  less: phrase("is less than"),
  empty: phrase("is empty"),
  filled: phrase("is filled in"),
};

/** What a program may have left out of a definition: it holds always. */
export const no_conditions: Conditions = { match: "all", of: [] };

/** Conditions in a line. */
export function conditionWords(conditions: Partial<Conditions> | undefined, entity: string): string {
  const { match = "all", of = [] } = conditions ?? {};
  const all = of.map(({ field, is, value }) => {
    const name = field.startsWith("steps.") ? field.slice("steps.".length) : fieldName(field, entity);
    return `${name} ${t(comparison_words[is])}${is === "empty" || is === "filled" ? "" : ` “${value}”`}`;
  });
  return all.join(match === "all" ? t(" and ") : t(" or "));
}

/** What each kind of step does. */
export const kind_words: Record<Step["type"], string> = {
  act: phrase("Create or change a record"),
  letter: phrase("Write an e-mail"),
  notice: phrase("Tell somebody"),
  request: phrase("Ask another system"),
  wait: phrase("Wait"),
  approval: phrase("Ask for a yes or no"),
  agent: phrase("Ask the agents"),
  branch: phrase("Decide by conditions"),
  stop: phrase("End here"),
};

/** A step in a line. */
export function stepWords(step: Step, entity: string): string {
  switch (step.type) {
    case "act":
      return actWords(step);
    case "letter":
      return step.subject ? t("E-mail: {{subject}}", { subject: step.subject }) : t("E-mail from a template");
    case "notice":
      return t("Tell somebody: {{text}}", { text: step.text });
    case "request":
      return t("Ask {{address}}", { address: step.address });
    case "wait":
      return waitWords(step);
    case "approval":
      return t("Ask for a yes or no: {{question}}", { question: step.question });
    case "agent":
      return t("Ask the agents: {{title}}", { title: step.title });
    case "branch":
      return t("If {{conditions}}", { conditions: conditionWords(step.if, entity) || "…" });
    case "stop":
      return t("End here");
  }
}

/** What is done to which record, and as what it is called: Task · Create: Call them. */
function actWords({ tool, input }: Extract<Step, { type: "act" }>): string {
  const [entity, act] = apart(tool);
  const name = input["name"] ?? input["subject"] ?? input["title"];
  const word = usual[act];
  const done = `${oneOf(entity)} · ${word ? t(word) : actWord(entity, act)}`;
  return name ? t("{{done}}: {{name}}", { done, name: String(name) }) : done;
}

/** The entity and the act of a tool. */
export function apart(tool: string): [entity: string, act: string] {
  const known = Object.keys(acted_on).find((entity) => tool.startsWith(`${entity}_`)) ?? tool.split("_")[0] ?? "";
  return [known, tool.slice(known.length + 1)];
}

/** The records that steps are offered for, by their name on the wire; the longer of two names first. */
export const acted_on = {
  agent_tasks: true,
  time_entries: true,
  activities: true,
  accounts: true,
  contacts: true,
  comments: true,
  documents: true,
  leads: true,
  projects: true,
  tasks: true,
  tickets: true,
} as const;

/** What can be done to any record. */
export const usual: Record<string, string> = {
  create: phrase("Create"),
  update: phrase("Change"),
  remove: phrase("Remove"),
};

function waitWords({ minutes, until_states = [] }: { minutes: number; until_states?: string[] }): string {
  const time = durationWords(minutes);
  return until_states.length > 0
    ? t("Wait until “{{states}}”, at most {{time}}", { states: until_states.join(", "), time })
    : t("Wait {{time}}", { time });
}

/** So many minutes in the largest unit in which they are whole. */
export function durationWords(minutes: number): string {
  const [size, word] = units.find(([each]) => minutes % each === 0) ?? [1, phrase("{{count}} min")];
  return t(word, { count: formatNumber(minutes / size) });
}
const units: [number, string][] = [
  [1440, phrase("{{count}} days")],
  [60, phrase("{{count}} h")],
  [1, phrase("{{count}} min")],
];

/** Which kind of record a workflow is about; none of one that comes at a time. */
export const entityOf = ({ trigger }: Definition): string => (trigger.on === "schedule" ? "" : trigger.entity);
