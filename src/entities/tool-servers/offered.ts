/** A tool as an outside server describes it, and the hash of exactly that. */
export type Offered = { name: string; description: string; input_schema: Record<string, unknown>; hash: string };

/** A tool that agents may use, while the server describes it as it did when somebody allowed that. */
export type Allowed = { hash: string; agents: string[] };
