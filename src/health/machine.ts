import { statfs } from "node:fs/promises";
import { isIP } from "node:net";
import { connect } from "node:tls";
import type { Config } from "../config.ts";
import type { Machine } from "./judge.ts";

/** What the server knows of its machine and its settings; the certificate is looked at once an hour. */
export function machineOf(config: Config): () => Promise<Machine> {
  const certificate = hourly(() => certificateOf(config.url));
  return async () => ({
    now: new Date().toISOString(),
    // (A folder that cannot be asked is not there: then nothing is told of its disk.)
    disk: config.database_url ? null : await diskOf(config.data).catch(() => null),
    certificate: await certificate(),
    smtp: config.smtp !== undefined,
    sso: config.oidc !== undefined,
    embedded: config.database_url === undefined,
  });
}

async function diskOf(folder: string): Promise<Machine["disk"]> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { folder, free: bavail * bsize, total: blocks * bsize };
}

/** Until when the certificate of an address holds; one that nobody trusts is told of by the error. */
export function certificateOf(url: string): Promise<Machine["certificate"]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== "https:") return Promise.resolve(null);
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, "");
    const socket = connect({
      host,
      port: Number(port || 443),
      timeout: 3000,
      ...(isIP(host) === 0 && { servername: host }),
    });
    const end = (told: Machine["certificate"]) => {
      socket.destroy();
      resolve(told);
    };
    socket.once("secureConnect", () => end({ until: new Date(socket.getPeerCertificate().valid_to).toISOString() }));
    socket.once("timeout", () => end({ error: "no answer within 3 seconds" }));
    socket.once("error", (error) => end({ error: error.message }));
  });
}

const hour = 3_600_000;

function hourly<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (!kept || Date.now() - kept.at > hour) kept = { at: Date.now(), answer: ask() };
    return kept.answer;
  };
}
