import { z } from "zod";
import type { Actor } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { schema } from "./json-schema.ts";
import { list_query } from "./list-request.ts";
import { type Kernel } from "./kernel.ts";
import { operations } from "./operations.ts";
import type { Replay } from "./replay.ts";

/** A tool as language models take them: a name, what it does, the JSON schema of its input. */
export type Tool = {
  name: string;
  description: string;
  input_schema: Record<string, unknown>;
  writes: boolean;
  /** The right to its entity that it needs. */
  right: string;
};

const target = z.object({ id: z.uuid() });
const [list_schema, target_schema] = [schema(list_query), schema(target)];
const foretells = "_preview";

type Named = Pick<Entity, "name" | "title">;

/** The tools that read records of an entity. */
export function readTools({ name, title: { one, many } }: Named): Record<"list" | "get", Tool> {
  const reads = { writes: false, right: "read" };
  const [list, get] = [`Find ${many}, filtered, sorted and paged`, `Read one ${one} and what may be done with it`];
  return {
    list: { name: `${name}_list`, description: list, input_schema: list_schema, ...reads },
    get: { name: `${name}_get`, description: get, input_schema: target_schema, ...reads },
  };
}

/** The tools of the described entities: their reads, writes and verbs, with their own schemas. */
export function tools(entities: Entity[]): Tool[] {
  return entities.flatMap((entity) => {
    const { one } = entity.title;
    const tool = (act: string, description: string, input: z.ZodType, right: string, writes = true) => ({
      name: `${entity.name}_${act}`,
      description,
      input_schema: schema(input),
      writes,
      right,
    });
    return [
      ...Object.values(readTools(entity)),
      tool("create", `Create a ${one}`, entity.create, "create"),
      tool("update", `Change a ${one}`, target.extend(entity.update.shape), "update"),
      tool("remove", `Put a ${one} into the bin`, target, "delete"),
      ...Object.entries(entity.verbs).flatMap(([verb, { about, input, preview, right }]) => [
        tool(verb, about, target.extend(input.shape), right),
        ...(preview
          ? [tool(`${verb}${foretells}`, preview.about, target.extend(input.partial().shape), right, false)]
          : []),
      ]),
    ];
  });
}

type Input = Record<string, unknown>;

/** Uses a tool as this actor; answers JSON text. The rights are the actor's, whoever chose the tool. */
export async function useTool(
  kernel: Kernel,
  asker: Actor,
  name: string,
  input: Input,
  replay: Replay,
): Promise<string> {
  const read = await readByTool(kernel, asker, name, input);
  return read ?? writeByTool(kernel, asker, name, input, replay);
}

/** Uses a tool that reads records; of any other undefined, and nothing is done. */
export async function readByTool(
  kernel: Kernel,
  asker: Actor,
  name: string,
  input: Input,
): Promise<string | undefined> {
  const { actor, act, does } = doing(kernel, asker, name);
  if (act === "list") return does.list(actor, asQuery(input));
  if (act === "get") return does.get(actor, target.parse(input).id);
  return undefined;
}

// (A filter as the object that it is, or as its text.)
const asQuery = (input: Input) =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)]),
  );

function doing(kernel: Kernel, asker: Actor, name: string) {
  const entity = entityOf(name, Object.values(kernel.entities));
  if (!entity) throw new AppError("RESOURCE_NOT_FOUND", `There is no tool ${name}.`);
  const act = name.slice(entity.name.length + 1);
  return { entity, act, actor: { ...asker, tool: name }, does: operations(kernel, entity) };
}

async function writeByTool(kernel: Kernel, asker: Actor, name: string, input: Input, replay: Replay): Promise<string> {
  const { entity, act, actor, does } = doing(kernel, asker, name);
  const { id, ...rest } = input;
  switch (act) {
    case "create":
      return does.create(actor, input, replay);
    case "update":
      return does.update(actor, target.parse({ id }).id, rest, replay);
    case "remove":
      return does.bin(actor, target.parse({ id }).id, true, replay);
  }
  const previewed = act.endsWith(foretells) && act.slice(0, -foretells.length);
  if (previewed && entity.verbs[previewed]?.preview) return does.preview(actor, previewed, input);
  return does.verb(actor, act, input, replay);
}

/** The entity of a tool: the longest whose name begins the tool's, since names of entities and of verbs have several words. */
export function entityOf<E extends { name: string }>(tool: string, entities: E[]): E | undefined {
  const candidates = entities.filter(({ name }) => tool.startsWith(`${name}_`));
  return candidates.toSorted((one, other) => other.name.length - one.name.length)[0];
}
