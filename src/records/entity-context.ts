import { createContext, useContext } from "react";
import type { EntityName } from "../client/api.ts";

/** Says of which entity the records below are. */
export const EntityContext = createContext<EntityName | null>(null);

/** The entity of the records here. */
export function useEntity(): EntityName {
  const entity = useContext(EntityContext);
  if (!entity) throw new Error("useEntity outside of a list or panel");
  return entity;
}
