import { Hono } from "hono";
import { entityNamed, exportCsv } from "./csv.ts";
import type { Kernel } from "./kernel.ts";
import type { Asking } from "./request.ts";

/** `GET /{entity}/export.csv` with a list's own question: everything that it finds, as a file. */
export function serveCsv(kernel: Kernel): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/:entity/export.csv", async (c) => {
    const entity = entityNamed(kernel, c.req.param("entity"));
    const text = await exportCsv(kernel, entity, c.var.actor, c.req.query());
    return new Response(textStream(text), {
      headers: csvHeaders(`${entity.name}-${new Date().toISOString().slice(0, 10)}.csv`),
    });
  });
  return app;
}

/** The headers of a CSV file that is to be saved under a name. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    "cache-control": "no-store",
  };
}

/** Text in pieces as the body of an answer. */
export function textStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
