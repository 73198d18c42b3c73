import { z } from "zod";
import type { Actor, Database } from "../../database/door.ts";
import type { Derive } from "../../secrets.ts";
import { unseal } from "./seal.ts";

/** What a model costs for a million tokens, in millionths of the company's currency. */
export const price = z.strictObject({ in: z.int().min(0).max(1e9), out: z.int().min(0).max(1e9) });

const named = <Value extends z.ZodType>(value: Value) => z.record(z.string().min(1).max(200), value);

function isPlain(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return !(username || password || search || hash);
}

/** An endpoint as it is set: what it calls the models that agents name, what these cost, how long it is waited for. */
export const endpoint_input = z.strictObject({
  base_url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine(isPlain, "holds no name, password or question: a key has its own field"),
  /** Left out, the former one stays while the address does. */
  api_key: z
    .string()
    .max(1000)
    .regex(/^[\x21-\x7e]+$/, "has letters, digits and signs only")
    .optional(),
  models: named(z.string().trim().min(1).max(200)).default({}),
  prices: named(price).default({}),
  timeout_s: z.int().min(5).max(300).default(60),
});
export type EndpointInput = z.output<typeof endpoint_input>;

/** An endpoint as it is asked. */
export type Endpoint = Omit<EndpointInput, "api_key"> & { api_key: string | undefined };

/** What the server needs to ask a model. */
export type ModelNeeds = { database: Database; system: Actor; derive: Derive; private_hosts: readonly string[] };

/** The endpoint that is set, with its key; null where there is none. */
export async function readEndpoint({ database, system, derive }: ModelNeeds): Promise<Endpoint | null> {
  const [rows] = await database.flush(system, [{ text: "select app.read_model_endpoint()::text", values: [] }]);
  const kept = JSON.parse(rows?.[0]?.[0] ?? "null") as (Endpoint & { sealed_key: string | null }) | null;
  if (!kept) return null;
  const { sealed_key, ...endpoint } = kept;
  return { ...endpoint, api_key: sealed_key === null ? undefined : unseal(derive, sealed_key) };
}
