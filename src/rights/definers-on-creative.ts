import type { TestCompany } from "../testing/company.ts";

/** Of the definers that people call those on briefs. */
export const on_creative = {
  "decide_brief(p_id uuid, p_status text, p_reason text)": "the right to approve the brief (app.hold)",
  "resolve_comment(p_id uuid, p_resolved boolean)": "a comment that the caller sees (app.sees_within)",
  "ask_approval(p_brief uuid, p_files uuid[], p_about jsonb, p_token_hash bytea)":
    "the right to ask the client about the brief (app.hold), and versions of that brief alone",
  "end_approval(p_id uuid)": "the right to end the link (app.hold)",
};

/** Of those that are called before anybody has come in those of whoever has a link for approval. */
export const on_public_approvals = {
  "approval_shown(p_token_hash bytea)": "the hash of a link; of one that is over only that it is",
  "approval_file(p_token_hash bytea, p_file uuid)": "the hash of a link that stands, and a file that it shows",
  "answer_approval(p_token_hash bytea, p_approves boolean, p_words text, p_from text)":
    "the hash of a link that stands and was not answered",
};

/** A brief that nobody sees: it is in the bin. */
export async function briefOf({ row }: TestCompany): Promise<string> {
  return row("public.briefs", { name: "Hidden", deleted_at: new Date() });
}

/** Their tries. */
export const triesOnCreative = ({ brief }: { brief: string }): Record<string, string[]> => ({
  decide_brief: [`app.decide_brief('${brief}', 'approved', null)`],
  resolve_comment: [`app.resolve_comment('${brief}', true)`],
  ask_approval: [`app.ask_approval('${brief}', array['${brief}']::uuid[], '{"days": 7}', '\\x00')`],
  end_approval: [`app.end_approval('${brief}')`],
});
