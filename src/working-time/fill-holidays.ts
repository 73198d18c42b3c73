import { Worker } from "node:worker_threads";
import type { Actor, Database } from "../database/door.ts";
import type { PublicHoliday } from "./public-holidays.ts";

type Wanted = { region: string; year: number };

/** Has the database know the public holidays of the company's region, from last year until the next but one; answers how many days came. */
export async function fillHolidays(database: Database, system: Actor): Promise<number> {
  const [rows] = await database.flush(system, [{ text: "select app.holidays_wanted()::text", values: [] }]);
  const wanted = rows?.[0]?.[0];
  if (!wanted) return 0;
  const { region, year } = JSON.parse(wanted) as Wanted;
  const days = await inThread(region, [year - 1, year, year + 1, year + 2]);
  const keep = { text: "select app.keep_holidays($1, $2, $3)", values: [region, year, JSON.stringify(days)] };
  const [kept] = await database.flush(system, [keep]);
  return Number(kept?.[0]?.[0] ?? 0);
}

function inThread(region: string, years: number[]): Promise<PublicHoliday[]> {
  const { promise, resolve, reject } = Promise.withResolvers<PublicHoliday[]>();
  const worker = new Worker(new URL("holidays-worker.ts", import.meta.url), { workerData: { region, years } });
  worker.once("message", resolve).once("error", reject);
  worker.once("exit", () => reject(new Error("the thread ended without an answer")));
  return promise;
}
