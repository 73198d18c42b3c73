import { useSyncExternalStore } from "react";
import type { DetailedError, Upload } from "tus-js-client";
import { phrase } from "../../ui/translate.ts";
import { failureSentence } from "../../records/failure.ts";
import { ApiError, type ErrorEnvelope } from "../../client/api-error.ts";

/** What a file is brought for, and what follows when it has arrived; throws where that is refused. */
export type Purpose = { person: string; arrived: (upload_id: string, file: File) => Promise<unknown> };

/** A file on its way. `of` names where it is shown: the record that it will belong to, or a dialog. */
export type Transfer = {
  key: string;
  of: string;
  name: string;
  bytes: number;
  sent: number;
  state: "waiting" | "going" | "paused" | "ending" | "failed";
  problem?: string;
};

let all: Transfer[] = [];
const listeners = new Set<() => void>();

function set(changed: Transfer[]): void {
  all = changed;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All that are on their way, the first first. */
export const useTransfers = () => useSyncExternalStore(listen, () => all);

const most_at_once = 3;
const kept = new Map<string, { file: File; purpose: Purpose; upload?: Upload }>();
let last = 0;

/** Brings files, three at a time; each leaves the list once it has arrived. */
export function bring(files: File[], of: string, purpose: Purpose): void {
  const added = files.map((file): Transfer => {
    const key = String(++last);
    kept.set(key, { file, purpose });
    return { key, of, name: file.name, bytes: file.size, sent: 0, state: "waiting" };
  });
  set([...all, ...added]);
  goOn();
}

/** Holds one where it is; it goes on from there. */
export function pause(key: string): void {
  void kept.get(key)?.upload?.abort();
  note(key, { state: "paused" });
  goOn();
}

/** Lets one that was held, or failed, go on. */
export function resume(key: string): void {
  note(key, { state: "waiting" });
  goOn();
}

/** Gives one up, with what has arrived of it. */
export function giveUp(key: string): void {
  void kept
    .get(key)
    ?.upload?.abort(true)
    .catch(() => {});
  forget(key);
  goOn();
}

function forget(key: string): void {
  kept.delete(key);
  set(all.filter((each) => each.key !== key));
}

function note(key: string, change: Partial<Transfer>): void {
  set(all.map((each) => (each.key === key ? { ...each, ...change } : each)));
}

function goOn(): void {
  let free = most_at_once - all.filter(({ state }) => state === "going" || state === "ending").length;
  for (const { key, state } of all) {
    if (state !== "waiting" || free-- <= 0) continue;
    note(key, { state: "going" });
    void send(key)
      .catch((error: unknown) => note(key, { state: "failed", problem: failureSentence(error) }))
      .finally(goOn);
  }
}

async function send(key: string): Promise<void> {
  const going = kept.get(key);
  if (!going) return;
  const { file, purpose } = going;
  if (file.size === 0) throw new ApiError(own("INVALID_INPUT", "The file is empty."), 400);
  const id = await transfer(key, going);
  if (id === undefined || !kept.has(key)) return;
  note(key, { state: "ending" });
  await purpose.arrived(id, file);
  forget(key);
}

/** Sends the bytes; answers the upload's id, or nothing where it was held. */
async function transfer(
  key: string,
  going: { file: File; purpose: Purpose; upload?: Upload },
): Promise<string | undefined> {
  const { Upload } = await import("tus-js-client");
  const { file, purpose } = going;
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const upload = (going.upload ??= new Upload(file, {
    endpoint: "/api/uploads",
    metadata: { filename: file.name },
    chunkSize: 8_000_000,
    retryDelays: [0, 1000, 3000, 5000, 10_000, 20_000],
    removeFingerprintOnSuccess: true,
    // What somebody else began in this browser is theirs.
    fingerprint: async ({ name, size, lastModified }) => ["upload", purpose.person, name, size, lastModified].join("-"),
  }));
  Object.assign(upload.options, {
    onProgress: (sent: number) => note(key, { sent }),
    onSuccess: () => resolve(upload.url?.split("/").at(-1)),
    onError: (error: Error | DetailedError) => reject(refusal(error)),
  } satisfies Upload["options"]);
  const stop = listen(() => {
    if (all.find((each) => each.key === key)?.state !== "going") resolve(undefined);
  });
  // (After a reload, the same file goes on where it was.)
  const [begun] = upload.url ? [] : await upload.findPreviousUploads();
  if (begun) upload.resumeFromPreviousUpload(begun);
  upload.start();
  return promise.finally(stop);
}

/** What the server said, or that it did not answer. */
function refusal(error: Error | DetailedError): ApiError {
  const answer = "originalResponse" in error ? error.originalResponse : null;
  if (!answer) return new ApiError(own("NETWORK_ERROR", "The server did not answer."), 0);
  try {
    return new ApiError(JSON.parse(answer.getBody()) as ErrorEnvelope, answer.getStatus());
  } catch {
    return new ApiError(own("INTERNAL_ERROR", `HTTP ${answer.getStatus()}`), answer.getStatus());
  }
}

const own = (code: string, message: string): ErrorEnvelope => ({
  code,
  message,
  request_id: "",
  timestamp: new Date().toISOString(),
});

// What the server says to whoever brings a file.
phrase("This upload is not there any more. Upload the file again.");
phrase("Your files take 20 GB. Delete some for good, or ask somebody else to upload this one.");
phrase("A thousand of your uploads are under way. Wait until some have arrived.");
phrase("The disk of the server is nearly full. Tell an administrator.");
phrase("The file is larger than one file may be here. An administrator may allow larger ones.");
