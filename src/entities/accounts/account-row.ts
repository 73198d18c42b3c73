import type { Entry } from "../../client/api.ts";
import type { OpenRecord } from "../../records/record-client.ts";

/** A client as a list sends it. */
export type AccountRow = Entry<"accounts">;

/** A client that is open in the panel. */
export type OpenAccount = OpenRecord<AccountRow>;
