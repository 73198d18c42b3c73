import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** What a key is for; keys of different purposes never coincide. */
export type Purpose =
  | "login"
  | "sessions"
  | "system"
  | "links"
  | "second_factor"
  | "passkeys"
  | "mail"
  | "push"
  | "model"
  | "repositories"
  | "tool_servers"
  | "webhooks"
  | "forms"
  | "campaigns"
  | "approvals"
  | "envelopes"
  | "mailboxes"
  | "backup";

/** Derives one key per purpose and name from the secret (HMAC-SHA256, hex). */
export type Derive = (purpose: Purpose, name?: string) => string;

/** The derivation from TANDEM_SECRET, or from the secret kept beside the embedded database, made at its first start. */
export function secrets(config: Config): Derive {
  const secret = config.secret ?? keptSecret(config.data);
  return (purpose, name = "") => createHmac("sha256", secret).update(`tandem/1/${purpose}/${name}`).digest("hex");
}

function keptSecret(data: string): string {
  const file = join(data, "secret");
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    chmodSync(file, 0o600);
  }
  return readFileSync(file, "utf8").trim();
}
