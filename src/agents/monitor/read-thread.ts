import { parentPort, workerData } from "node:worker_threads";
import type { Apart, Asked } from "./read-apart.ts";
import { readRefs } from "./refs.ts";
import { sentenceOf } from "./sentence-of.ts";
import { openSource } from "./source.ts";

// Whatever a repository makes of its reading, it holds up nobody here.
parentPort?.postMessage(
  await read(workerData as Asked).then(
    (apart) => ({ apart }),
    (error: unknown) => ({ failed: sentenceOf(error) }),
  ),
);

async function read({ where, wished, former }: Asked): Promise<Apart> {
  const source = await openSource(where);
  const refs = await readRefs(source, wished);
  const { branch, digest } = refs;
  if (former?.refs === digest) return { branch, digest, told: null };
  // (What looks into files is loaded where there is something to look into.)
  const { readRepository } = await import("./read-repository.ts");
  return { branch, digest, told: await readRepository(source, refs, former?.head ?? null) };
}
