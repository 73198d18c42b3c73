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
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { beginUpload, expired, findUpload, finishUpload, isReceived, too_large, type UploadContext } from "./upload.ts";

const day_ms = 86_400_000;
const upload_id = z.uuid();

/** The query of an upload in one request. */
export const upload_query = z.strictObject({ file_name: z.string().trim().min(1).max(1000) });

/** `/api/uploads`: uploads by the protocol tus (creation, expiration, termination), or in one request. */
export function serveUploads(context: UploadContext): Hono<Asking> {
  const app = new Hono<Asking>();
  const handleTus = tusHandler(context);
  app.post("/", (c) => (c.req.header("tus-resumable") ? handleTus(c) : receiveWhole(c, context)));
  // Hono serves HEAD by the route of GET.
  app.get("/:id", async (c) => {
    const upload = await findUpload(context, c.get("actor"), idOf(c));
    if (c.req.method !== "HEAD") return c.json({ data: upload });
    // The last answer was lost: the upload is finished, or is so now.
    if (!upload.whole && (await isReceived(context, upload))) await finishUpload(context, upload);
    else if (!upload.whole) return handleTus(c);
    const length = String(upload.bytes);
    return c.body(null, 200, { "tus-resumable": "1.0.0", "upload-offset": length, "upload-length": length });
  });
  app.on(["PATCH", "DELETE"], "/:id", (c) => {
    if (c.req.header("tus-resumable")) return handleTus(c);
    throw new AppError("INVALID_INPUT", "This address speaks tus: send the header Tus-Resumable.");
  });
  return app;
}

function idOf(c: Context): string {
  const parsed = upload_id.safeParse(c.req.param("id"));
  if (!parsed.success) throw new AppError("RESOURCE_NOT_FOUND", expired);
  return parsed.data;
}

/** Handles a request by tus as its caller. Throws what failed, so that it is logged and answered like all errors. */
function tusHandler(context: UploadContext): (c: Context<Asking>) => Promise<Response> {
  const actors = new WeakMap<Request, Actor>();
  const failures = new WeakMap<Request, Error>();
  const server = tusServer(context, (request) => actors.get(request) as Actor, failures);
  return async (c) => {
    const request = c.req.raw;
    actors.set(request, c.get("actor"));
    const answer = await server.handleWeb(request);
    const failure = failures.get(request);
    if (failure) throw failure;
    return answer;
  };
}

function tusServer(
  context: UploadContext,
  actorOf: (request: Request) => Actor,
  failures: WeakMap<Request, Error>,
): Server {
  return new Server({
    path: "/api/uploads",
    relativeLocation: true,
    allowedOrigins: () => false,
    maxSize: context.most_bytes,
    datastore: new FileStore({ directory: context.store.incoming, expirationPeriodInMilliseconds: day_ms }),
    namingFunction: () => randomUUID(),
    onUploadCreate: async (request, { id, size = 0, metadata }) => {
      await beginUpload(context, actorOf(request), { id, name: metadata?.["filename"] ?? "", bytes: size });
      return {};
    },
    onIncomingRequest: async (request, id) => {
      if (request.method !== "POST") await findUpload(context, actorOf(request), upload_id.parse(id));
    },
    onUploadFinish: async (request, { id }) => {
      await finishUpload(context, await findUpload(context, actorOf(request), id));
      return {};
    },
    // Other refusals, such as a wrong offset, are those of the protocol.
    onResponseError: (request, error) => {
      if (error instanceof Error) failures.set(request, error);
      else if (error.status_code === 413) failures.set(request, too_large);
      return undefined;
    },
  });
}

/** Receives a file in one request. Its length must be known beforehand. */
async function receiveWhole(c: Context<Asking>, context: UploadContext): Promise<Response> {
  const { file_name } = upload_query.parse(c.req.query());
  const [actor, id, bytes] = [c.get("actor"), randomUUID(), Number(c.req.header("content-length"))];
  if (!Number.isSafeInteger(bytes))
    throw new AppError("INVALID_INPUT", "Send the length of the file (Content-Length), or upload it by tus.");
  await beginUpload(context, actor, { id, name: file_name, bytes });
  const path = join(context.store.incoming, id);
  try {
    const body = c.req.raw.body as ReadableStream<Uint8Array>;
    await pipeline(Readable.fromWeb(body as never), exactLength(bytes), createWriteStream(path, { mode: 0o600 }));
    await finishUpload(context, await findUpload(context, actor, id));
    return c.json({ data: await findUpload(context, actor, id) }, 201);
  } finally {
    await rm(path, { force: true });
  }
}

/** Passes exactly so many bytes, and fails otherwise. */
function exactLength(bytes: number): Transform {
  let left = bytes;
  const wrong = () => new AppError("INVALID_INPUT", "The file is longer or shorter than its Content-Length.");
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(left < 0 ? wrong() : null, chunk);
    },
    flush: (done) => done(left > 0 ? wrong() : null),
  });
}
