/** What agents are given when somebody asks for something in their own words: its beginning is the title of the task. */
export function questionTask(question: string, about?: { entity: string; id: string }, capability = answering) {
  const words = question.trim();
  const line = words.replaceAll(/\s+/g, " ");
  return {
    title: line.length > 200 ? `${line.slice(0, 199)}…` : line,
    required_capability: capability,
    input: { question: words, ...about },
  };
}

/** How urgent it is what somebody asks about the record before them: they wait for it (docs/decisions/0035). */
export const at_once = { priority: "P0" };

/** The capability that answers questions. */
export const answering = "answer_question";
