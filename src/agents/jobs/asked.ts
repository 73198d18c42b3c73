/** So long a question to an agent may be. */
export const asked_at_most = 2000;
/** The jobs that are given a question, as `input.question`: each is answered by its agent as what it is. */
export const question_jobs: readonly string[] = [
  "plan",
  "answer_question",
  "draft_answer",
  "draft_article",
  "draft_meeting_note",
  "write_design_note",
  "draft_template",
  "draft_workflow",
  "draft_report",
  "draft_copy",
];
