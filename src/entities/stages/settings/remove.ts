import { api } from "../../../client/api.ts";

// The server takes five hundred at a time; what is more than this it goes on with by itself.
const most_calls = 20;

/** Removes a stage, and has its leads handed on; answers how many are left. */
export async function removeStage(id: string, to: string): Promise<number> {
  let left = 1;
  for (let calls = 0; left > 0 && calls < most_calls; calls += 1)
    ({ left } = (await api.stages.told("retire", { id, to })).result);
  return left;
}

/** Removes a pipeline; each stage hands its leads to one of the other pipeline that means the same. */
export async function removePipeline(id: string, to: string): Promise<number> {
  return (await api.pipelines.told("retire", { id, to })).result.left;
}
