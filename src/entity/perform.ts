import type { Transaction } from "../database/door.ts";
import type { Deed } from "./bulk-request.ts";
import { change } from "./change-many.ts";
import type { Entity } from "./describe.ts";
import { doVerb } from "./do-verb.ts";
import { AppError } from "./errors.ts";
import { insertRow } from "./insert-row.ts";
import { notFound } from "./refusal.ts";
import { entityOf } from "./tools.ts";
import { stored } from "./write.ts";

type Input = Record<string, unknown>;

/**
 * Uses a tool that writes (leads_update) within a transaction, under the rights of whoever it is entered as; answers the
 * result of its verb, where it has one.
 */
export async function perform(
  tx: Transaction,
  entities: Record<string, Entity>,
  tool: string,
  input: Input,
): Promise<unknown> {
  const entity = entityOf(tool, Object.values(entities));
  if (!entity) throw new AppError("RESOURCE_NOT_FOUND", `There is no tool ${tool}.`);
  const act = tool.slice(entity.name.length + 1);
  const { id, version, ...rest } = input;
  if (act === "create" && id !== undefined) throw new AppError("INVALID_INPUT", "What is new gets its id here.");
  if (act === "create") return void (await insertRow(tx, entity.table, storable(entity, entity.create.parse(input))));
  const target = String(id);
  if (act === "update" || act === "remove" || act === "restore") {
    const changed = await change(tx, entity, deedOf(entity, act, rest), [target]);
    if (changed.length === 0) throw notFound();
    return undefined;
  }
  const verb = entity.verbs[act];
  if (!verb) throw new AppError("RESOURCE_NOT_FOUND", `${entity.name} has no verb ${act}.`);
  return doVerb(tx, entities, entity, verb, { id: target, version }, verb.input.parse(rest));
}

function deedOf(entity: Entity, act: "update" | "remove" | "restore", values: Input): Deed {
  if (act !== "update") return { act, right: "delete" };
  return { act, right: "update", values: entity.update.parse(values) as Input, lists: {} };
}

const storable = (entity: Entity, values: unknown): Input =>
  Object.fromEntries(Object.entries(values as Input).map(([name, value]) => [name, stored(entity, name, value)]));
