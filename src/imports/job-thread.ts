import { parentPort, workerData } from "node:worker_threads";
import { openDoor } from "../database/door.ts";
import { register } from "../entities/register.ts";
import { runJob } from "./run-job.ts";

// Reading and checking rows would keep the server from answering; in a thread of its own it does not.
const { url, import_id, token } = workerData as { url: string; import_id: string; token: string };
const database = openDoor(url, { connections: 1 });
const end = await runJob(database, register, { import_id, token });
await database.close();
parentPort?.postMessage(end);
