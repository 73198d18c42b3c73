import type { Entry } from "../../client/api.ts";

/** A contact as a list sends it. */
export type ContactRow = Entry<"contacts">;
