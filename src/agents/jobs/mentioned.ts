/**
 * The jobs that begin when a comment mentions an agent that can do them, the first that it can: what stands beside the mention
 * is the question, and without one the record is summarised. The database asks for the same (app.ask_mentioned).
 */
export const mention_jobs: readonly string[] = ["answer_question", "summarise_timeline"];

/** So many agents one comment asks at most. */
export const most_mentioned = 3;
