import { z } from "zod";
import type { Entity, Field } from "../../entity/describe.ts";
import { schema } from "../../entity/json-schema.ts";
import { list_query } from "../../entity/list-request.ts";
import { readTools, type Tool } from "../../entity/tools.ts";
import { for_screens, type Material } from "./material.ts";
import { asked as search_input } from "../../search/serve-search.ts";

/** A tool that a model is offered: what it takes is checked before it is used. */
export type CheckedTool = Tool & { takes: z.ZodType<Record<string, unknown>> };

/** A tool that does something else than to read, and says what a model is told of it. */
export type OwnTool = CheckedTool & { use: (input: Record<string, unknown>) => Promise<Material> };

/** The tool that looks for records of any kind. */
export const search_tool = "search_global";

// Of a list what a model needs; its pages are small, and it filters instead of turning them.
const list_input = list_query.pick({ q: true, order: true, columns: true }).extend({
  where: z.record(z.string(), z.unknown()).optional(),
  limit: z.int().min(1).max(25).default(10),
  offset: z.int().min(0).max(1000).default(0),
  count: z.boolean().default(false),
});
const list_schema = schema(list_input);
const get_input = z.strictObject({ id: z.uuid() });

/** The tools that read these entities, of those that a run may use: made of the entities' own descriptions. */
export function readingTools(entities: Entity[], acts: Record<string, string[]>): CheckedTool[] {
  const lists = entities.flatMap((entity) => {
    const { list, get } = readTools(entity);
    const described = `${list.description}. Columns: ${columnsOf(entity)}`;
    return (acts[entity.name] ?? []).flatMap((act): CheckedTool[] => {
      if (act === "get") return [{ ...get, takes: get_input }];
      if (act !== "list") return [];
      return [{ ...list, description: described, input_schema: list_schema, takes: list_input }];
    });
  });
  const searches = acts["search"]?.includes("global") ? [search] : [];
  return [...searches, ...lists];
}

const search: CheckedTool = {
  name: search_tool,
  description: "Find records of any kind by words, the best first; type:lead, owner:me, is:open and the like narrow it",
  input_schema: schema(search_input),
  writes: false,
  right: "read",
  takes: search_input,
};

const columnsOf = ({ fields }: Entity) =>
  Object.values(fields)
    .filter(({ name }) => !for_screens.has(name))
    .map(toldOf)
    .join(", ");

function toldOf({ name, kind, choices, reference, own }: Field): string {
  const holds = choices ? choices.slice(0, most_choices).join("|") : reference ? `id of ${reference}` : kind;
  return `${name} (${own ? `${own.name}: ` : ""}${holds})`;
}
const most_choices = 20;
