import { sql, type SQL } from "../database/drizzle.ts";
import type { Entity } from "./describe.ts";
import { namesBeside } from "./names-beside.ts";
import { ownBeside } from "./own-fields.ts";

/** The rows of an entity with what stands beside its table: own fields, and names of what they point at. */
export const rowsOf = (entity: Entity): SQL => sql`${entity.table}${ownBeside(entity)}${namesBeside(entity)}`;
