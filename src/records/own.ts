import type { FieldMeta } from "../entity/meta.ts";
import type { FilterField } from "./filters.ts";

/** The fields that the company has given its records. What knows them comes only where there are any (own-fields.ts). */
export const own = {
  /** As the server describes all others. */
  meta: (_entity: string): FieldMeta[] => [],
  /** A filter for each. */
  filters: (_entity: string): FilterField[] => [],
  /** What one is called, also where its entity is not known; undefined of any other field. */
  label: (_name: string, _entity?: string): string | undefined => undefined,
};
