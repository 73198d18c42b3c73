import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Actor } from "../database/door.ts";
import { AppError, type ErrorCode, statuses } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { translateError } from "../entity/translate-error.ts";
import { beginUpload, endUpload, type Receiving, too_large, uploadOf } from "./receive.ts";

const day_ms = 86_400_000;
const upload_id = z.uuid();

/** What a program says of a file that it brings in one request. */
export const upload_query = z.strictObject({ file_name: z.string().trim().min(1).max(1000) });

/** `/api/uploads`: files arrive, by the protocol tus (creation, expiration, termination), or whole in one request. */
export function serveUploads(receiving: Receiving): Hono<Asking> {
  const app = new Hono<Asking>();
  const actors = new WeakMap<Request, Actor>();
  const tus = tusServer(receiving, (request) => actors.get(request) as Actor);
  const byTus = async (c: Context<Asking>) => {
    actors.set(c.req.raw, c.get("actor"));
    return tus.handleWeb(c.req.raw);
  };
  app.post("/", (c) => (c.req.header("tus-resumable") ? byTus(c) : takeWhole(c, receiving)));
  // (HEAD: Hono asks the route of GET, which answers no file here.)
  app.get("/:id", async (c) => {
    const upload = await uploadOf(receiving, c.get("actor"), idOf(c));
    if (c.req.method !== "HEAD") return c.json({ data: upload });
    if (!upload.whole) return byTus(c);
    // What lies in the store already: an answer was lost on its way.
    const length = String(upload.bytes);
    return c.body(null, 200, { "tus-resumable": "1.0.0", "upload-offset": length, "upload-length": length });
  });
  app.on(["PATCH", "DELETE"], "/:id", (c) => {
    if (c.req.header("tus-resumable")) return byTus(c);
    throw new AppError(
      "INVALID_INPUT",
      "Parts of a file come by the protocol tus: the header Tus-Resumable is missing.",
    );
  });
  return app;
}

function idOf(c: Context): string {
  const parsed = upload_id.safeParse(c.req.param("id"));
  if (!parsed.success)
    throw new AppError("RESOURCE_NOT_FOUND", "This upload is not there any more. Upload the file again.");
  return parsed.data;
}

function tusServer(receiving: Receiving, actorOf: (request: Request) => Actor): Server {
  return new Server({
    path: "/api/uploads",
    relativeLocation: true,
    allowedOrigins: () => false,
    maxSize: receiving.most_bytes,
    datastore: new FileStore({ directory: receiving.store.incoming, expirationPeriodInMilliseconds: day_ms }),
    namingFunction: () => randomUUID(),
    onUploadCreate: async (request, { id, size, metadata }) => {
      const name = metadata?.["filename"] ?? "";
      await beginUpload(receiving, actorOf(request), { id, name, bytes: size ?? 0 });
      return {};
    },
    onIncomingRequest: async (request, id) => {
      if (request.method !== "POST") await uploadOf(receiving, actorOf(request), upload_id.parse(id));
    },
    onUploadFinish: async (request, { id }) => {
      await endUpload(receiving, await uploadOf(receiving, actorOf(request), id));
      return {};
    },
    onResponseError: (_request, error) => {
      if (error instanceof Error) return answerOf(translateError(error));
      return error.status_code === 413 ? answerOf(too_large) : undefined;
    },
  });
}

/** An error as the API tells it, for a protocol that knows a status and a text. */
function answerOf({ code, message, details }: AppError): { status_code: number; body: string } {
  const timestamp = new Date().toISOString();
  return {
    status_code: statuses[code as ErrorCode],
    body: JSON.stringify({ code, message, timestamp, ...(details && { details }) }),
  };
}

/** Takes a file that comes whole in one request, whose length is told beforehand. */
async function takeWhole(c: Context<Asking>, receiving: Receiving): Promise<Response> {
  const { file_name } = upload_query.parse(c.req.query());
  const [actor, id, bytes] = [c.get("actor"), randomUUID(), Number(c.req.header("content-length"))];
  if (!Number.isSafeInteger(bytes))
    throw new AppError("INVALID_INPUT", "Say how long the file is (Content-Length), or bring it by tus.");
  await beginUpload(receiving, actor, { id, name: file_name, bytes });
  const path = join(receiving.store.incoming, id);
  try {
    const body = c.req.raw.body as ReadableStream<Uint8Array>;
    await pipeline(Readable.fromWeb(body as never), exactly(bytes), createWriteStream(path, { mode: 0o600 }));
    await endUpload(receiving, await uploadOf(receiving, actor, id));
    return c.json({ data: await uploadOf(receiving, actor, id) }, 201);
  } finally {
    await rm(path, { force: true });
  }
}

/** Lets so many bytes through, and refuses more and less. */
function exactly(bytes: number): Transform {
  let left = bytes;
  const wrong = () => new AppError("INVALID_INPUT", "The file is not as long as was said of it.");
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(left < 0 ? wrong() : null, chunk);
    },
    flush: (done) => done(left > 0 ? wrong() : null),
  });
}
