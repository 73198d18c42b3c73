import type { QueryClient } from "@tanstack/react-query";
import { refreshAll } from "../../records/cache.ts";

/** Asks anew for what a conversion changes: leads, clients and their contacts. */
export function refreshConverted(cache: QueryClient): void {
  for (const entity of ["leads", "accounts", "contacts", "projects", "tasks"] as const) refreshAll(cache, entity);
}
