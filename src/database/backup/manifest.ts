import { z } from "zod";

/** The last entry of a backup: what is in it. A backup without it was cut short. */
export const manifest_name = "manifest.json";

/** When and of what a backup was made; `secret` tells which secret opens it, without telling the secret; `files` are SHA-256 by path. */
export const manifest = z.strictObject({
  format: z.literal(1),
  at: z.iso.datetime(),
  release: z.int(),
  secret: z.string().length(64),
  files: z.record(z.string(), z.string().length(64)),
});
export type Manifest = z.infer<typeof manifest>;
