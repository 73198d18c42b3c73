import type { Entity } from "../entity/describe.ts";
import { entityOf } from "../entity/tools.ts";
import { type Conditions, definition, type Definition, type Step } from "./definition.ts";
import { most, states_of } from "./limits.ts";
import { variablesOf } from "./values.ts";
import { walk } from "./walk.ts";

type Entities = Record<string, Entity>;

/** What is wrong with the shape of a definition, in a sentence; null where nothing is. A draft may lack what it still needs. */
export function refusalOf(value: unknown): string | null {
  const { error, data } = definition.safeParse(value);
  if (!data) {
    const [first] = error.issues;
    return `${first?.path.join(".") || "It"}: ${first?.message ?? "cannot be read"}`.slice(0, 290);
  }
  const all = [...walk(data.steps)];
  if (all.length > most.steps) return `has at most ${most.steps} steps`;
  if (all.some(({ depth }) => depth > most.depth)) return `has steps within each other ${most.depth} deep at most`;
  const ids = all.map(({ step }) => step.id);
  return ids.length === new Set(ids).size ? null : "names two steps alike";
}

/** Why this cannot be published yet, a sentence each; none where it can. */
export function problemsOf(made: Definition, entities: Entities): string[] {
  const { trigger, steps } = made;
  const record = trigger.on === "schedule" ? undefined : entities[trigger.entity];
  const all = [...walk(steps)].map(({ step }) => step);
  const problems = [
    ...(steps.length === 0 ? ["It has no steps."] : []),
    ...problemsOfTrigger(made, record),
    ...problemsOfConditions(made.if, record, "Its conditions"),
  ];
  for (const step of all) {
    const name = `Step “${step.id}”`;
    const own = step.type === "branch" ? problemsOfConditions(step.if, record, name) : problemsOfStep(step, entities);
    const letter = step.type === "letter" && !(record && ["leads", "contacts", "accounts"].includes(record.name));
    problems.push(...own.map((each) => (each.startsWith(name) ? each : `${name} ${each}`)));
    if (letter) problems.push(`${name} writes to a lead, a client or a contact: one of these must start it.`);
    problems.push(...textsOf(step).flatMap((each) => problemsOfText(each, record, name)));
  }
  return problems.slice(0, 20);
}

function problemsOfTrigger({ trigger }: Definition, record: Entity | undefined): string[] {
  if (trigger.on !== "event" || !record) return [];
  if (trigger.event === "entered" && (!trigger.state || states_of[trigger.entity] === null))
    return ["It is to start in a state, and names none."];
  if (trigger.field && !(trigger.field in record.fields))
    return [`${record.title.many} have no field “${trigger.field}”.`];
  return [];
}

function problemsOfConditions({ of }: Conditions, record: Entity | undefined, where: string): string[] {
  return of.flatMap(({ field }) => {
    if (field.startsWith("steps.")) return [];
    if (!record) return [`${where}: no record starts it, so that there is no field “${field}”.`];
    return field in record.fields ? [] : [`${where}: ${record.title.many} have no field “${field}”.`];
  });
}

function problemsOfStep(step: Step, entities: Entities): string[] {
  switch (step.type) {
    case "act":
      return problemsOfAct(step.tool, step.input, entities);
    case "letter":
      return step.template_id || (step.subject.trim() && step.body.trim())
        ? []
        : ["needs a template, or a subject and a text."];
    case "notice":
      return [...lacking(step.person_id, "needs somebody to tell."), ...lacking(step.text, "needs a text.")];
    case "approval":
      return [...lacking(step.person_id, "needs somebody to ask."), ...lacking(step.question, "needs a question.")];
    case "request":
      return /^https?:\/\/[^/@\s]+(\/\S*)?$/.test(step.address) ? [] : ["needs an address that begins with https://."];
    case "agent":
      return lacking(step.title, "needs to say what the agents are to do.");
    default:
      return [];
  }
}

const lacking = (value: string, problem: string) => (value.trim() ? [] : [problem]);

function problemsOfAct(tool: string, input: Record<string, unknown>, entities: Entities): string[] {
  const entity = entityOf(tool, Object.values(entities));
  const act = entity && tool.slice(entity.name.length + 1);
  const shape = entity && act && shapeOf(entity, act);
  if (!entity || !shape) return [`does something that there is not: “${tool}”.`];
  const unknown = Object.keys(input).filter((name) => !(name in shape) && !(name === "id" && act !== "create"));
  const missing =
    act === "create"
      ? Object.keys(shape).filter((name) => entity.fields[name]?.required && (input[name] ?? "") === "")
      : [];
  return [
    ...unknown.map((name) => `sets “${name}”, which there is not.`),
    ...missing.map((name) => `must set “${name}”.`),
  ];
}

function shapeOf(entity: Entity, act: string): Record<string, unknown> | undefined {
  if (act === "create") return entity.create.shape;
  if (act === "update") return entity.update.shape;
  return act === "remove" || act === "restore" ? {} : entity.verbs[act]?.input.shape;
}

/** The texts of a step in which variables stand. */
function textsOf(step: Step): string[] {
  switch (step.type) {
    case "act":
      return Object.values(step.input)
        .flat()
        .filter((each) => typeof each === "string");
    case "letter":
      return [step.subject, step.body];
    case "notice":
      return [step.text];
    case "request":
      return [step.body];
    case "approval":
      return [step.question];
    case "agent":
      return [step.title];
    default:
      return [];
  }
}

function problemsOfText(text: string, record: Entity | undefined, where: string): string[] {
  try {
    return variablesOf(text).flatMap((path) => {
      const [root = "", name = ""] = path.split(".");
      if (["steps", "today", "now", "workflow"].includes(root)) return [];
      const known = root === "record" && record && (name in record.fields || name in record.relations || name === "id");
      return known ? [] : [`${where} names “${path}”, which there is not.`];
    });
  } catch (error) {
    return [`${where}: ${(error as Error).message}`];
  }
}
