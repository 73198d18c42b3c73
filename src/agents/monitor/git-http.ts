import type { GitHttpRequest, GitHttpResponse, HttpClient } from "isomorphic-git";
import { outgoing } from "../../http/outgoing.ts";
import { limits, LookError } from "./limits.ts";
import { listOfRefs } from "./list-of-refs.ts";

/**
 * Git's requests by the one client for what is asked outside: only below the repository's own address, to which alone the token
 * goes, and no further than to what a look takes in. Redirects are not followed.
 */
export function gitHttp(address: string, token: string | undefined, private_hosts: readonly string[]): HttpClient {
  const ask = outgoing(private_hosts);
  const authorization = token && `Basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
  return {
    async request({ url, method = "GET", headers = {}, body }: GitHttpRequest): Promise<GitHttpResponse> {
      if (!url.startsWith(`${address}/`)) throw new LookError("Git asked for another address than the repository's.");
      const asks = /\/info\/refs(\?|$)/.test(url);
      const answer = await ask(url, {
        method,
        headers: { ...headers, ...(authorization && { authorization }) },
        ...(body && { body: await gather(body) }),
        ms: limits.request_ms,
        bytes: asks || method === "GET" ? limits.refs_bytes : limits.pack_bytes,
      });
      if (!answer.ok) throw new LookError(refusal(answer.status));
      const bytes = new Uint8Array(await answer.arrayBuffer());
      // (What is no list of the version that was asked for comes no further than here.)
      if (asks) listOfRefs(bytes);
      return {
        url,
        method,
        statusCode: answer.status,
        statusMessage: answer.statusText,
        headers: Object.fromEntries(answer.headers),
        body: once(bytes),
      };
    },
  };
}

const refusal = (status: number): string => {
  if (status >= 300 && status < 400)
    return `The Git server sent it to another address (${status}). Set that address instead.`;
  if (status === 401 || status === 403) return `The Git server wants another token (${status}).`;
  return `The Git server answered ${status}.`;
};

async function* once(bytes: Uint8Array): AsyncIterableIterator<Uint8Array> {
  yield bytes;
}

async function gather(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const gathered: Uint8Array[] = [];
  for await (const part of parts) gathered.push(part);
  return Buffer.concat(gathered);
}
