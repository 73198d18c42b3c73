import type { TestCompany } from "../testing/company.ts";

/** Of the definers that people call those on envelopes. */
export const on_signing = {
  "send_envelope(p_document uuid, p_file uuid, p_digest text, p_about jsonb, p_recipients jsonb)":
    "the right to change the document (app.hold), its newest version alone, and active colleagues; so many a day",
  "cancel_envelope(p_id uuid, p_reason text)": "the right to change its document (app.held_envelope)",
  "remind_envelope(p_id uuid)": "the right to change its document (app.held_envelope); so often",
  "renew_envelope_link(p_recipient uuid, p_edition text, p_token_hash bytea)":
    "the right to change its document (app.held_envelope), and recipients from outside alone",
  "open_envelope(p_recipient uuid, p_token_hash bytea)": "of oneself: what waits for the caller, in person",
  "envelope_history(p_id uuid)": "an envelope that the caller sees (app.rows_for)",
};

/** Of those that are called before anybody has come in those of whoever has a link to sign, or a file to check. */
export const on_public_signing = {
  "envelope_shown(p_token_hash bytea)": "the hash of a link; of one that is over only that it is",
  "envelope_file(p_token_hash bytea, p_signed boolean)": "the hash of a link that stands, and its own file",
  "envelope_seen(p_token_hash bytea, p_from text)": "the hash of a link that stands",
  "answer_envelope(p_token_hash bytea, p_signs boolean, p_kind text, p_value text, p_from text)":
    "the hash of a link that stands and was not answered",
  "verify_envelope(p_digest text)": "yes or no to a SHA-256, and nothing else",
};

/** Of those that the server calls those that follow what was signed. */
export const on_tending_envelopes = {
  "tend_envelopes()": "the server only",
  "next_envelope()": "the server only",
  "finish_envelope(p_id uuid, p_name text, p_bytes bigint, p_digest text, p_problem text)": "the server only",
  "next_envelope_mail()": "the server only",
  "queue_envelope_mail(p_recipient uuid, p_edition text, p_subject text, p_body text)": "the server only",
};

/** An envelope that nobody sees, whose document is in the bin, and who is asked. */
export async function envelopeOf({ row }: TestCompany, owner_id: string) {
  const private_of = { visibility: "private", owner_id };
  const document = await row("public.documents", { name: "Hidden", ...private_of, deleted_at: new Date() });
  const user_id = owner_id;
  const digest = "0".repeat(64);
  const upload = await row("app.uploads", { user_id, name: "a.pdf", media_type: "application/pdf", bytes: 1, digest });
  const of = { entity: "documents", row_id: document, expires_at: new Date(Date.now() + 3_600_000) };
  const file_id = await row("public.files", { entity: "documents", row_id: document, upload_id: upload });
  const envelope = await row("public.envelopes", { ...of, name: "Hidden", file_id, digest });
  const asked = { name: "Hidden", email: "hidden@b.example", person_id: owner_id };
  return { envelope, recipient: await row("public.envelope_recipients", { ...of, ...asked, envelope_id: envelope }) };
}

/** Their tries. */
export const triesOnSigning = ({ envelope, recipient }: Record<"envelope" | "recipient", string>) => ({
  send_envelope: [
    `app.send_envelope('${envelope}', '${envelope}', '', '{"days": 7, "purpose": "approval"}', '[{"name": "x", "email": "x@b.example"}]')`,
  ],
  cancel_envelope: [`app.cancel_envelope('${envelope}', null)`],
  remind_envelope: [`app.remind_envelope('${envelope}')`],
  renew_envelope_link: [`app.renew_envelope_link('${recipient}', 'x', '\\x00')`],
  open_envelope: [`app.open_envelope('${recipient}', '\\x00')`],
  envelope_history: [`app.envelope_history('${envelope}')`],
});
