import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Store } from "./store.ts";

/** Stores bytes that are in memory; answers their digest (SHA-256, in hex). */
export async function storeBytes(store: Store, bytes: Uint8Array): Promise<string> {
  const path = join(store.incoming, randomUUID());
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(bytes).finally(() => file.close());
    const digest = await store.digest(path);
    await store.put(path, digest);
    return digest;
  } finally {
    await rm(path, { force: true });
  }
}
