import { parentPort, workerData } from "node:worker_threads";
import { sentenceOf } from "./sentence-of.ts";
import { type Asked, readRepository } from "./read-repository.ts";

// Whatever a repository makes of its reading, it holds up nobody here.
parentPort?.postMessage(
  await readRepository(workerData as Asked).then(
    (told) => ({ told }),
    (error: unknown) => ({ failed: sentenceOf(error) }),
  ),
);
