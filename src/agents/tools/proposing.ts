import { z } from "zod";
import type { Actor } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import { schema } from "../../entity/json-schema.ts";
import { entityOf } from "../../entity/tools.ts";
import type { Run, WorkNeeds } from "../do-task.ts";
import type { Act, Asking } from "../jobs/job.ts";
import { say, type Words } from "../jobs/say.ts";
import type { OwnTool } from "./reading-tools.ts";

/** The tool by which a model proposes what a person then decides. */
export const propose_tool = "propose_change";

/** So many proposals one task makes. */
export const most_proposals = 5;

type Rights = Record<string, Record<string, unknown>>;

type Needs = Pick<Asking, "propose" | "language"> & {
  asker: { id: string };
  /** The titles of what this task has proposed so far. */
  proposed: readonly string[];
  proposes: Run["proposes"];
  rights: Rights;
};

/**
 * The tool that has what a model proposes rehearsed, and wait for a person: for those acts that the run may propose and whose
 * rights its person's role has; none where there is no such act.
 */
export function proposingTools(work: WorkNeeds, actor: Actor, needs: Needs): OwnTool[] {
  const { proposes, rights } = needs;
  const acts = Object.entries(proposes).flatMap(([entity, each]) =>
    each.filter((act) => act in titles && rights[entity]?.[act]).map((act) => `${entity}_${act}`),
  );
  if (acts.length === 0) return [];
  const takes = z.strictObject({
    act: z.enum(acts as [string, ...string[]]),
    id: z.uuid().optional().describe("The record that is changed; none where one is new"),
    values: z
      .record(z.string(), z.unknown())
      .describe("Its new values by column, as the tool that lists it names them"),
    why: z.string().trim().min(1).max(500).describe("Why, for the person who decides it"),
  });
  const description =
    "Propose a change: it is not done, but shown to a person with exactly what it would change, who approves or rejects it";
  const use = proposer(work, actor, needs);
  return [{ name: propose_tool, description, input_schema: schema(takes), writes: true, right: "propose", takes, use }];
}

function proposer(work: WorkNeeds, actor: Actor, { propose, language, asker, proposed }: Needs): OwnTool["use"] {
  return async (input) => {
    if (proposed.length >= most_proposals)
      throw new AppError("RESOURCE_CONFLICT", `At most ${most_proposals} proposals are made at once.`);
    const act = await actOf(work, actor, input as Input, { asker, language });
    const outcome = await propose(act);
    if (typeof outcome === "object") throw new AppError("RESOURCE_CONFLICT", outcome.refused);
    if (outcome === "known")
      throw new AppError("RESOURCE_CONFLICT", "This was proposed before, and waits or was rejected.");
    const text = "Proposed: it waits for a person, and is not done. Do not say that it is.";
    return { text, found: 1, proposed: act.title };
  };
}

type Input = { act: string; id?: string; values: Record<string, unknown>; why: string };

async function actOf(
  { kernel }: WorkNeeds,
  actor: Actor,
  { act: tool, id, values, why }: Input,
  { asker, language }: Pick<Needs, "asker" | "language">,
): Promise<Act> {
  const entity = entityOf(tool, Object.values(kernel.entities));
  if (!entity) throw new AppError("INVALID_INPUT", `There is no tool ${tool}.`);
  const act = tool.slice(entity.name.length + 1);
  const given = { ...values };
  // Whoever approves it later does not come to own it by that.
  if (act === "create" && entity.fields["owner_id"]?.creatable) given["owner_id"] ??= asker.id;
  const input = act === "create" ? given : { ...given, id };
  const name =
    act === "create"
      ? newName(given)
      : await nameOf(kernel.database, { ...actor, tool: `${entity.name}_list` }, entity.name, id);
  return { tool, input, title: say(titles[act] as Words, language, { name }), why };
}

const newName = ({ subject, name, title }: Record<string, unknown>) => String(subject ?? name ?? title ?? "–");

async function nameOf(database: WorkNeeds["database"], actor: Actor, entity: string, id: string | undefined) {
  const text = `select name from public.${entity} where id = $1 and deleted_at is null`;
  const [rows] = await database.flush(actor, [{ text, values: [id ?? null] }]);
  const name = rows?.[0]?.[0];
  if (name === undefined || name === null) throw new AppError("RESOURCE_NOT_FOUND", "There is no such record.");
  return name;
}

const titles: Record<string, Words> = {
  update: { en: "Change “{name}”", fr: "Modifier «\u202f{name}\u202f»" },
  create: { en: "Add “{name}”", fr: "Ajouter «\u202f{name}\u202f»" },
};
