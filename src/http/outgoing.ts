import { lookup, type LookupAddress } from "node:dns";
import names from "node:dns/promises";
import { type IncomingMessage, request as plain } from "node:http";
import { request as secure, type RequestOptions } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";

/** The one client for what the server asks of other machines: like fetch, of the little that is needed, and careful. */
export type Outgoing = (url: string, options: OutgoingOptions) => Promise<Response>;

type OutgoingOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** How long it waits for the whole answer, instead of ten seconds. */
  ms?: number;
  /** How much of it, instead of 1 MB. */
  bytes?: number;
  /** It is answered once it begins, and its body is read while it comes. */
  streamed?: boolean;
};

const most_bytes = 1_048_576;
const most_ms = 10_000;
/** So often a server may say that it goes on before it answers. */
const most_waits = 10;

/**
 * Connects to the very address that it has looked at, and to none of a private network but on hosts that are named; asks
 * such a host alone without TLS. Follows no redirects; reads at most 1 MB, and waits ten seconds, where nothing else is said.
 */
export function outgoing(private_hosts: readonly string[]): Outgoing {
  return (url, { method = "GET", headers = {}, body, signal, ms = most_ms, bytes = most_bytes, streamed = false }) => {
    const { protocol, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, "");
    const trusted = private_hosts.includes(host);
    if (protocol !== "https:" && !(protocol === "http:" && trusted)) return refuse(`${url} is not asked without TLS`);
    if (isIP(host) && !trusted && !isPublic(host)) return refuse(`${host} belongs to a private network`);
    const limit = AbortSignal.timeout(ms);
    const options: RequestOptions = {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      lookup: trusted ? lookup : lookUpPublic,
      agent: false,
    };
    const sent = body instanceof URLSearchParams ? body.toString() : (body as string | Uint8Array | undefined);
    return ask(url, options, sent, { bytes, streamed });
  };
}

/** The address of a host to connect to by another protocol: by the same rule. Rejects where it belongs to a private network that is not named. */
export async function addressToAsk(host: string, private_hosts: readonly string[]): Promise<string> {
  if (private_hosts.includes(host)) return host;
  if (isIP(host)) return isPublic(host) ? host : refuse(`${host} belongs to a private network`);
  const [first] = await publicAddresses(host);
  return first?.address ?? host;
}

const refuse = (why: string) => Promise.reject(new Error(`Refused: ${why}.`));

function ask(
  url: string,
  options: RequestOptions,
  body: string | Uint8Array | undefined,
  { bytes, streamed }: { bytes: number; streamed: boolean },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const none = (from: { destroy(): unknown }) => {
      from.destroy();
      reject(new Error("Refused: the answer is none of HTTP."));
    };
    const asked = (url.startsWith("https:") ? secure : plain)(url, options, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode < 200 || statusCode > 599) return none(answer);
      const parts = bounded(answer, bytes);
      if (streamed) resolve(responseOf(answer, Readable.toWeb(Readable.from(parts)) as ReadableStream));
      else buffer(parts).then((whole) => resolve(responseOf(answer, whole)), reject);
    });
    // (What is neither an answer nor a failure to node would be waited for for ever.)
    asked.on("upgrade", (_, socket) => none(socket));
    let waits = 0;
    asked.on("information", () => (waits += 1) > most_waits && none(asked));
    asked.on("error", reject);
    asked.end(body);
  });
}

// (Who leaves the loop, by a failure too, ends the connection.)
async function* bounded(answer: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new Error(`Refused: the answer is larger than ${most / most_bytes} MB.`);
    yield part;
  }
}

function responseOf(answer: IncomingMessage, body: BodyInit): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  return new Response([204, 205, 304].includes(status) ? null : body, { status, headers });
}

// The name is resolved once, here, and the socket connects to what was looked at. The name server is asked by ourselves: the
// system does two lookups at a time, and names that nobody answers for would keep the database's and the mail's waiting.
const lookUpPublic: LookupFunction = (host, { all }, callback) =>
  findPublic(host, (error: Error | null, found: LookupAddress[] | undefined) => {
    const [first] = found ?? [];
    if (all && found) callback(null, found);
    else callback(error, first?.address ?? "", first?.family ?? 0);
  });

const publicAddresses = async (host: string): Promise<LookupAddress[]> => {
  const [four, six] = await Promise.allSettled([names.resolve4(host), names.resolve6(host)]);
  if (four.status === "rejected" && six.status === "rejected") throw four.reason;
  const of = (asked: PromiseSettledResult<string[]>, family: number) =>
    asked.status === "fulfilled" ? asked.value.map((address) => ({ address, family })) : [];
  const found = [...of(four, 4), ...of(six, 6)];
  if (found.some(({ address }) => !isPublic(address)) || found.length === 0)
    throw new Error(`Refused: ${host} leads into a private network.`);
  return found;
};
const findPublic = callbackify(publicAddresses);

const not_public = new BlockList();
for (const range of (
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 " +
  "192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4"
).split(" ")) {
  const [net = "", bits] = range.split("/");
  not_public.addSubnet(net, Number(bits), "ipv4");
}
// Of IPv6 only what is routed in the world counts, without what carries IPv4 inside (6to4, Teredo) or is for books.
const routed = new BlockList();
routed.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2002::", 16],
  ["2001::", 32],
  ["2001:db8::", 32],
] as const)
  not_public.addSubnet(net, bits, "ipv6");

/** Whether an address is one that the whole world reaches. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !not_public.check(address, "ipv4");
  return isIP(address) === 6 && routed.check(address, "ipv6") && !not_public.check(address, "ipv6");
}
