import type { Entry } from "../../client/api.ts";
import type { Where } from "../../entity/list-request.ts";
import { useRecords } from "../../records/use-records.ts";

export type Message = Entry<"messages">;

/** Messages, the latest first, page by page. */
export const useMessages = (where: Where) => useRecords<Message>("messages", { where, order: ["-created_at"] });
export type Messages = ReturnType<typeof useMessages>;
