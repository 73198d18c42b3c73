/** What a step may be: what it does, as who plans reads it, and what it must be given. */
type Delegable = { does: string; takes?: "question" | "record" };

const asked_in_words = {
  answer_question:
    "answers a question about leads, clients, contacts, projects, tasks, activities and what was said about them",
  draft_answer: "drafts an e-mail or a note to somebody, from what is known about a record",
  draft_article: "drafts an article of help for colleagues or clients",
  draft_meeting_note: "drafts the notes of a meeting from its activity and what was said",
  write_design_note: "writes how something could be set up with what the product has",
  draft_template: "drafts the text of a template",
  draft_workflow: "drafts a workflow as trigger, conditions and steps",
  draft_report: "drafts what a report should show, with its filters",
  draft_copy: "drafts words for a page or a message",
};

/** The capabilities that other agents may be given as a step of a plan. */
export const delegable: Record<string, Delegable> = {
  find_duplicates: { does: "finds records that are probably the same" },
  propose_merge: { does: "proposes to merge the surest duplicates; a person decides" },
  find_orphans: { does: "finds records that nobody owns or that belong to nothing" },
  check_row_security: { does: "checks that the database closes every table" },
  check_invariants: { does: "checks that what must hold of the company's records does" },
  group_errors: { does: "groups what went wrong in browsers, and tasks of agents that failed" },
  review_sign_ins: { does: "reviews how people come in: accounts without a second step, unused keys and the like" },
  review_grants: { does: "reviews who holds high roles, and changes of roles" },
  summarise_timeline: { does: "summarises what happened with one record", takes: "record" },
  ...Object.fromEntries(
    Object.entries(asked_in_words).map(([name, does]) => [name, { does, takes: "question" as const }]),
  ),
};
