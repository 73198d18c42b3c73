import type { EntityName } from "../../client/api.ts";
import { ApiError, type ErrorEnvelope } from "../../client/api-error.ts";
import { request } from "../../client/request.ts";
import type { FileFormat } from "../file-format.ts";
import type { ImportRecord } from "../import-record.ts";
import type { ImportSettings } from "../import-settings.ts";
import type { NotTaken } from "../progress.ts";

/** An import as the server sends it. */
export type SentImport = ImportRecord & { match_keys: string[] };

/** Sends a file up; the answer says what was found in it. Throws ApiError. */
export async function uploadFile(entity: EntityName, file: File, signal: AbortSignal): Promise<SentImport> {
  const query = new URLSearchParams({ entity, file_name: file.name });
  const answer = await fetch(`/api/imports?${query}`, {
    method: "POST",
    headers: { "Content-Type": file.name.endsWith(".xlsx") ? "application/octet-stream" : "text/csv" },
    body: file,
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError(plain("NETWORK_ERROR", "The server did not answer."), 0);
  });
  if (answer.ok) return ((await answer.json()) as { data: SentImport }).data;
  throw new ApiError(
    await answer.json().then(
      (body) => body as ErrorEnvelope,
      () => plain("INTERNAL_ERROR", `HTTP ${answer.status}`),
    ),
    answer.status,
  );
}

export async function loadImport(id: string, signal?: AbortSignal): Promise<SentImport> {
  return (await request<{ data: SentImport }>("GET", `/api/imports/${id}`, signal ? { signal } : {})).data;
}

/** What the list of imports tells of each. */
export type PastImport = Pick<
  ImportRecord,
  "id" | "owner_id" | "name" | "entity" | "state" | "total" | "done" | "counts" | "created_at"
>;

/** The newest imports that the caller may see, with those in which nothing came of the file left out. */
export async function loadPastImports(signal: AbortSignal): Promise<PastImport[]> {
  const { data } = await request<{ data: PastImport[] }>("GET", "/api/imports", { signal });
  return data.filter(({ state }) => state !== "uploading" && state !== "cancelled");
}

export async function changeImport(
  id: string,
  change: Partial<ImportSettings> & { format?: Partial<FileFormat> },
): Promise<SentImport> {
  return (await request<{ data: SentImport }>("PATCH", `/api/imports/${id}`, { body: change })).data;
}

/** Starts or stops work on an import. */
export async function actOnImport(act: "check" | "commit" | "undo" | "cancel", id: string): Promise<SentImport> {
  return (await request<{ data: SentImport }>("POST", `/api/imports/${act}`, { body: { id } })).data;
}

/** The first thousand rows that were not taken. */
export async function loadProblems(id: string, signal: AbortSignal): Promise<NotTaken[]> {
  return (await request<{ data: NotTaken[] }>("GET", `/api/imports/${id}/problems`, { signal })).data;
}

/** Where all rows that were not taken can be downloaded. */
export function problemsAddress(id: string): string {
  return `/api/imports/${id}/problems.csv`;
}

function plain(code: string, message: string): ErrorEnvelope {
  return { code, message, request_id: "", timestamp: new Date().toISOString() };
}
