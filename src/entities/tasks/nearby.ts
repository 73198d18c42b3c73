import type { Where } from "../../entity/list-request.ts";

/** Which tasks are offered before all others where one is related to this one: those of its project; of none without one. */
export const nearby = ({ project_id }: { project_id: string | null }): Where | undefined =>
  project_id ? { project_id } : undefined;
