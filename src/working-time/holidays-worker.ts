import { parentPort, workerData } from "node:worker_threads";
import { publicHolidays } from "./public-holidays.ts";

// The library holds some 40 MB once it is loaded: they go with the thread.
const { region, years } = workerData as { region: string; years: number[] };
parentPort?.postMessage(publicHolidays(region, years));
