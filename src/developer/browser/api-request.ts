import { newKey } from "../../client/request.ts";
import type { Operation } from "./api-document.ts";

/** What was filled in for an operation: its parameters by name, and its body as text. */
export type Filled = { values: Record<string, string>; body: string };

/** The address of a request, from the root of the server; what is not filled in keeps its name in braces. */
export function pathOf({ path, parameters }: Operation, values: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (gap, name: string) => encodeURIComponent(values[name] ?? "") || gap);
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: where }) => (where === "query" && values[name] ? [[name, values[name]]] : [])),
  );
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
}

/** The required parameters that are still empty. */
export const missingOf = ({ parameters }: Operation, { values }: Filled): string[] =>
  parameters.filter(({ name, required }) => required && !values[name]).map(({ name }) => name);

/** A request as a command of curl, under the API key in `$TANDEM_KEY`. */
export function curlOf(operation: Operation, { values, body }: Filled, url: string): string {
  const { method, proof, takes_key, body: taken } = operation;
  const parts = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(url + pathOf(operation, values))}`,
    ...(proof === "key" ? [`-H "Authorization: Bearer $TANDEM_KEY"`] : []),
    ...(takes_key ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(taken ? [`-H "Content-Type: ${taken.media}"`] : []),
    ...(taken?.media === "application/json" ? [`--data ${quoted(oneLine(body))}`] : []),
    ...(taken && taken.media !== "application/json" ? ["--data-binary @file"] : []),
    ...(operation.answers === "text/event-stream" ? ["-N"] : []),
  ];
  return parts.join(" \\\n  ");
}

/** The same as a call of fetch on a page of Tandem, under one's own session. */
export function fetchOf(operation: Operation, { values, body }: Filled): string {
  const { method, takes_key, body: taken } = operation;
  const address = JSON.stringify(pathOf(operation, values));
  if (method === "GET")
    return `const answer = await fetch(${address});\nconsole.log(answer.status, await answer.text());`;
  const headers = [
    ...(takes_key ? [`"Idempotency-Key": crypto.randomUUID()`] : []),
    ...(taken ? [`"Content-Type": ${JSON.stringify(taken.media)}`] : []),
  ];
  const json = taken?.media === "application/json";
  const options = [
    `method: "${method}"`,
    ...(headers.length > 0 ? [`headers: { ${headers.join(", ")} }`] : []),
    ...(taken ? [json ? `body: JSON.stringify(${oneLine(body)})` : "body: file"] : []),
  ];
  return `const answer = await fetch(${address}, {\n  ${options.join(",\n  ")},\n});\nconsole.log(answer.status, await answer.text());`;
}

// (Within single quotes a shell reads everything as it stands, but for the quote itself.)
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function oneLine(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
}

/** What came back: as text, unless it is a file. */
export type Answer = {
  status: number;
  status_text: string;
  ms: number;
  bytes: number;
  headers: [string, string][];
  text: string | null;
  file: Blob;
};

/** Sends a request once, under one's own session. It throws what fetch throws where no answer came. */
export async function send(operation: Operation, { values, body }: Filled): Promise<Answer> {
  const { method, takes_key, body: taken } = operation;
  const headers: Record<string, string> = { Accept: "*/*" };
  if (takes_key) headers["Idempotency-Key"] = newKey();
  if (taken) headers["Content-Type"] = taken.media;
  const start = performance.now();
  const response = await fetch(pathOf(operation, values), { method, headers, body: taken ? body : null });
  const file = await response.blob();
  const media = response.headers.get("content-type") ?? "";
  return {
    status: response.status,
    status_text: response.statusText,
    ms: Math.round(performance.now() - start),
    bytes: file.size,
    headers: [...response.headers],
    text: /json|^text\//.test(media) || file.size === 0 ? pretty(await file.text(), media) : null,
    file,
  };
}

function pretty(text: string, media: string): string {
  if (!media.includes("json")) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
