/** The jobs that begin when a comment mentions an agent that can do them; the database asks for the same (app.ask_mentioned). */
export const mention_jobs: readonly string[] = ["summarise_timeline"];

/** So many agents one comment asks at most. */
export const most_mentioned = 3;
