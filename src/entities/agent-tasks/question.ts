/** What agents are asked when somebody asks a question: its beginning is the title of the task. */
export function questionTask(question: string, about?: { entity: string; id: string }) {
  const words = question.trim();
  const line = words.replaceAll(/\s+/g, " ");
  return {
    title: line.length > 200 ? `${line.slice(0, 199)}…` : line,
    required_capability: answering,
    input: { question: words, ...about },
  };
}

/** The capability that answers questions. */
export const answering = "answer_question";
