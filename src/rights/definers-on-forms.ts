import type { TestCompany } from "../testing/company.ts";

/** Of the definers that people call those on forms. */
export const on_forms = {
  "form_preview(p_id uuid)": "the right to read forms (app.sees_within)",
  "form_next(p_id uuid, p_assigning text, p_owner uuid, p_people uuid[])": "the right to read forms (app.sees_within)",
  "came_by(p_entity text, p_row uuid)": "a lead or contact that the caller sees (app.sees_within)",
  "lead_machine(p_days integer)": "the right to open the page of the lead machine; numbers alone, of 90 days at most",
};

/** Of those that are called before anybody has come in those of whoever fills in a form. */
export const on_public_forms = {
  "form_shown(p_key text)":
    "the key of a form that is not a draft; of one that is closed only how the company is called",
  "take_submission(p_key text, p_sent jsonb, p_about jsonb, p_letter jsonb)":
    "the key of a published form; so much of it, so often from an address, by a form and to an e-mail address",
  "confirm_submission(p_token_hash bytea, p_agrees boolean, p_from text)": "the hash of a link that stands",
};

/** Of those that the server calls those that take in what forms have sent. */
export const on_taking_in = {
  "next_submission()": "the server only",
  "take_in_submission(p_id uuid, p_values jsonb, p_wrong text)": "the server only",
  "retire_submissions()": "the server only",
};

/** A form that nobody sees: it is in the bin. */
export const formOf = ({ row }: TestCompany) => row("public.forms", { name: "Hidden", deleted_at: new Date() });

/** Their tries. */
export const triesOnForms = (theirs: { form: string; lead: string }): Record<string, string[]> => ({
  form_preview: [`app.form_preview('${theirs.form}')`],
  form_next: [`app.form_next('${theirs.form}', 'turn', null, '{}')`],
  came_by: [`app.came_by('leads', '${theirs.lead}')`, `app.came_by('people', '${theirs.lead}')`],
  lead_machine: ["app.lead_machine(0)", "app.lead_machine(100000)"],
});
