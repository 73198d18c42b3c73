import { Hono } from "hono";
import { z } from "zod";
import { logged } from "../entity/export.ts";
import { fileHeaders, textStream } from "../entity/file-answer.ts";
import type { Kernel } from "../entity/kernel.ts";
import { type Where, zone_query } from "../entity/list-request.ts";
import type { Asking } from "../entity/request.ts";
import { report_definition } from "./definition.ts";
import { most } from "./definition-shape.ts";
import { reportCsv } from "./report-csv.ts";
import { runReport } from "./run-report.ts";

/** A report to run, with a further filter as lists take it. */
export const run_input = report_definition.extend({
  where: z.record(z.string(), z.unknown()).optional().describe("A further filter, as lists take it"),
  zone: zone_query.unwrap().optional().describe("Time zone whose days are meant; the caller's own where none is named"),
});

const headings = z.array(z.string().max(200));

/** The same as a file, and what its columns are called. */
export const run_file_input = run_input.extend({
  name: z.string().trim().min(1).max(100).default("report"),
  headings: z
    .strictObject({
      groups: headings.max(most.groups).default([]),
      measures: headings.max(most.measures).default([]),
      before: z.string().max(100).default("before"),
    })
    .prefault({}),
});

/** `POST /run` answers a report as whoever asks may see its rows, `POST /run.csv` the same as a file. Both only read. */
export function serveReports(kernel: Kernel): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/run", async (c) => {
    const { where, ...run } = run_input.parse(await c.req.json());
    const { answer } = await runReport(kernel, c.get("actor"), { ...run, where: where as Where | undefined });
    return c.json({ data: answer });
  });
  app.post("/run.csv", async (c) => {
    const { where, headings: called, name, ...run } = run_file_input.parse(await c.req.json());
    const actor = c.get("actor");
    const ran = await runReport(kernel, actor, { ...run, where: where as Where | undefined });
    const pieces = await logged(kernel, ran.plan.entity, actor, { report: run, where }, reportCsv(ran, called));
    return new Response(textStream(pieces), { headers: fileHeaders(name, "csv") });
  });
  return app;
}
