import { ApiError, type ErrorEnvelope } from "../client/api-error.ts";

/** Saves a file that the server answers to what fits into no address, under the name that it gives. */
export async function saveAnswer(path: string, body: object): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new ApiError((await answer.json()) as ErrorEnvelope, answer.status);
  const url = URL.createObjectURL(await answer.blob());
  const named = /''([^;]+)$/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const link = Object.assign(document.createElement("a"), { href: url, download: decodeURIComponent(named ?? "") });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
