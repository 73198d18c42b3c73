import type { EntityName } from "../../client/api.ts";

/** What somebody has as their own, of which changes by others are told. */
const owned = ["leads", "accounts", "projects", "tasks"] as const satisfies EntityName[];

/** Those of them that this person may have: whoever reads all and changes none, as an auditor, has none of their own. */
export function changedEntities(rights: Record<string, Record<string, string[]>> | null | undefined): EntityName[] {
  return owned.filter((entity) => {
    const { read = [], update = [] } = rights?.[entity] ?? {};
    return update.length > 0 || (read.length > 0 && !read.includes("all"));
  });
}
