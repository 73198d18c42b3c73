import { useSyncExternalStore } from "react";
import type { DetailedError, Upload as TusUpload } from "tus-js-client";
import { ApiError, type ErrorEnvelope } from "../../client/api-error.ts";
import { ownEnvelope } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { phrase } from "../../ui/translate.ts";

/** Who uploads, and what to do with each finished upload; throws where the server refuses it. */
export type UploadOptions = { person: string; onUploaded: (upload_id: string) => Promise<unknown> };

/** A file in the queue. `row_id` is the record that it will belong to. */
export type Upload = {
  key: string;
  row_id: string;
  name: string;
  bytes: number;
  sent: number;
  state: "waiting" | "sending" | "paused" | "finishing" | "failed";
  problem?: string;
};

let queue: Upload[] = [];
const listeners = new Set<() => void>();

function setQueue(changed: Upload[]): void {
  queue = changed;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All uploads of this page, in their order. */
export const useUploads = () => useSyncExternalStore(subscribe, () => queue);

const most_at_once = 3;
type Source = { file: File; options: UploadOptions; tus?: TusUpload };
const sources = new Map<string, Source>();
let last_key = 0;

/** Adds files to the queue, which sends three at a time. Each leaves it once the record has it. */
export function uploadFiles(files: File[], row_id: string, options: UploadOptions): void {
  const added = files.map((file): Upload => {
    const key = String(++last_key);
    sources.set(key, { file, options });
    return { key, row_id, name: file.name, bytes: file.size, sent: 0, state: "waiting" };
  });
  setQueue([...queue, ...added]);
  startWaiting();
}

/** Stops sending a file; `resumeUpload` continues where it stopped. */
export function pauseUpload(key: string): void {
  void sources.get(key)?.tus?.abort();
  update(key, { state: "paused" });
  startWaiting();
}

/** Continues a paused or failed upload. */
export function resumeUpload(key: string): void {
  update(key, { state: "waiting" });
  startWaiting();
}

/** Removes a file from the queue, and what the server has of it. */
export function cancelUpload(key: string): void {
  // (What the server keeps of it expires after a day anyway.)
  void sources
    .get(key)
    ?.tus?.abort(true)
    .catch(() => {});
  remove(key);
  startWaiting();
}

function remove(key: string): void {
  sources.delete(key);
  setQueue(queue.filter((each) => each.key !== key));
}

function update(key: string, change: Partial<Upload>): void {
  setQueue(queue.map((each) => (each.key === key ? { ...each, ...change } : each)));
}

function startWaiting(): void {
  let free = most_at_once - queue.filter(({ state }) => state === "sending" || state === "finishing").length;
  for (const { key, state } of queue) {
    if (state !== "waiting" || free-- <= 0) continue;
    update(key, { state: "sending" });
    void upload(key)
      .catch((error: unknown) => update(key, { state: "failed", problem: failureSentence(error) }))
      .finally(startWaiting);
  }
}

async function upload(key: string): Promise<void> {
  const source = sources.get(key);
  if (!source) return;
  if (source.file.size === 0) throw new ApiError(ownEnvelope("INVALID_INPUT", "The file is empty."), 400);
  const id = await send(key, source);
  if (id === undefined || !sources.has(key)) return;
  update(key, { state: "finishing" });
  await source.options.onUploaded(id);
  remove(key);
}

/** Sends the bytes. Answers the upload's id, or undefined once it is paused or cancelled. */
async function send(key: string, source: Source): Promise<string | undefined> {
  const tus = (source.tus ??= await openTus(source));
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  Object.assign(tus.options, {
    onProgress: (sent: number) => update(key, { sent }),
    onSuccess: () => resolve(tus.url?.split("/").at(-1)),
    onError: (error: Error | DetailedError) => reject(apiError(error)),
  } satisfies TusUpload["options"]);
  const unsubscribe = subscribe(() => {
    if (queue.find((each) => each.key === key)?.state !== "sending") resolve(undefined);
  });
  // After a reload the same file continues where it was.
  const [previous] = tus.url ? [] : await tus.findPreviousUploads();
  if (previous) tus.resumeFromPreviousUpload(previous);
  tus.start();
  return promise.finally(unsubscribe);
}

async function openTus({ file, options: { person } }: Source): Promise<TusUpload> {
  const { Upload: Tus } = await import("tus-js-client");
  return new Tus(file, {
    endpoint: "/api/uploads",
    metadata: { filename: file.name },
    chunkSize: 8_000_000,
    retryDelays: [0, 1000, 3000, 5000, 10_000, 20_000],
    removeFingerprintOnSuccess: true,
    // Nobody continues an upload of somebody else in the same browser.
    fingerprint: async ({ name, size, lastModified }) => ["upload", person, name, size, lastModified].join("-"),
  });
}

/** The server's refusal, or that it did not answer. */
function apiError(error: Error | DetailedError): ApiError {
  const answer = "originalResponse" in error ? error.originalResponse : null;
  if (!answer) return new ApiError(ownEnvelope("NETWORK_ERROR", "The server did not answer."), 0);
  try {
    return new ApiError(JSON.parse(answer.getBody()) as ErrorEnvelope, answer.getStatus());
  } catch {
    return new ApiError(ownEnvelope("INTERNAL_ERROR", `HTTP ${answer.getStatus()}`), answer.getStatus());
  }
}

// Sentences of the server for uploads.
phrase("This upload has expired. Upload the file again.");
phrase("You have used your 20 GB of storage. Delete files for good, or ask a colleague to upload this one.");
phrase("1,000 of your uploads are in progress. Wait for some of them to finish.");
phrase("The server is almost out of disk space. Tell an administrator.");
phrase("This file is too large. An administrator can raise the limit.");
