import type { Where } from "../entity/list-request.ts";
import type { ListQuestion } from "./record-client.ts";

/** A list's question about a part of it alone: a column of its board, a day of its calendar. */
export function narrowed(question: ListQuestion, here: Where): ListQuestion {
  return { ...question, where: question.where ? { and: [question.where, here] } : here };
}
