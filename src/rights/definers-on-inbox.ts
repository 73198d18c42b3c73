import type { TestCompany } from "../testing/company.ts";

const draft = "a draft of the caller's, of a conversation within the scopes of changing (app.own_draft)";

/** Of the definers that people call those on mailboxes. */
export const on_inbox = {
  "keep_mailbox_password(p_id uuid, p_sealed text)": "the right to change the mailbox (app.hold), in person",
  "mailbox_way(p_id uuid, p_reading boolean)":
    "the right to change the mailbox (app.hold), in person; its password is sealed by the server",
  "missing_mail(p_mailbox uuid, p_words text)": "a mailbox within the scopes of read (app.sees_within)",
  "keep_mail_draft(p_id uuid, p jsonb)":
    "a mailbox within the scopes of read, or a conversation within those of changing; another's draft is not found",
  "send_mail_draft(p_id uuid, p_at timestamp with time zone, p_unless_answered boolean)": draft,
  "recall_mail(p_id uuid)": draft,
  "drop_mail_draft(p_id uuid)": draft,
  "add_mail_note(p_conversation uuid, p_body text, p_mentions uuid[])":
    "the right to change the conversation (app.hold); who is mentioned sees it",
  "see_conversation(p_id uuid, p_seen boolean)": "the right to change the conversation (app.hold)",
  "mail_parts_seen(p_mail uuid)": "an e-mail within the scopes of read (app.sees_within)",
};

/** Of those that the server calls those that keep mailboxes in step. */
export const on_syncing = {
  "lease_mailbox()": "the server only",
  "settle_mailbox(p_id uuid, p_error text, p_more boolean)": "the server only",
  "mail_folder(p_mailbox uuid, p_path text, p_role text, p_validity bigint, p_upto bigint)": "the server only",
  "take_mail(p_mailbox uuid, p_path text, p_validity bigint, p_uid bigint, p jsonb)": "the server only",
  "mail_flags(p_mailbox uuid, p_path text, p_validity bigint, p_flags jsonb)": "the server only",
  "lease_box_mail()": "the server only",
  "settle_box_mail(p_id uuid, p_edition uuid, p_sent jsonb, p_error text, p_for_good boolean)": "the server only",
  "mails_for_sent(p_mailbox uuid)": "the server only",
  "note_in_sent(p_mail uuid)": "the server only",
  "wake_conversations()": "the server only",
};

/** A mailbox of somebody's own, with a conversation and a draft in it. */
export async function mailboxOf({ row }: TestCompany, owner_id: string) {
  const hosts = { imap_host: "imap.b.example", smtp_host: "smtp.b.example" };
  const mailbox = await row("public.mailboxes", { name: "Hidden", address: "hidden@b.example", owner_id, ...hosts });
  const conversation = await row("public.conversations", { mailbox_id: mailbox, name: "Hidden" });
  const recipients = JSON.stringify({ to: [], cc: [], bcc: [], reply_to: [] });
  const of = { conversation_id: conversation, mailbox_id: mailbox, kind: "written", status: "draft", name: "Hidden" };
  const hidden_mail = await row("public.mails", { ...of, recipients, mailed_at: new Date(), created_by: owner_id });
  return { mailbox, conversation, hidden_mail };
}

/** Their tries. */
export const triesOnInbox = ({
  mailbox,
  conversation,
  hidden_mail,
}: Record<"mailbox" | "conversation" | "hidden_mail", string>) => ({
  keep_mailbox_password: [`app.keep_mailbox_password('${mailbox}', 'x')`],
  mailbox_way: [`app.mailbox_way('${mailbox}', false)`, `app.mailbox_way('${mailbox}', true)`],
  missing_mail: [`app.missing_mail('${mailbox}', 'hidden')`],
  keep_mail_draft: [
    `app.keep_mail_draft('${hidden_mail}', '{"files": [], "recipients": {"to": []}}')`,
    `app.keep_mail_draft(app.new_id(), '{"conversation_id": "${conversation}", "files": [], "recipients": {"to": []}}')`,
    `app.keep_mail_draft(app.new_id(), '{"mailbox_id": "${mailbox}", "files": [], "recipients": {"to": []}}')`,
  ],
  send_mail_draft: [`app.send_mail_draft('${hidden_mail}', null, true)`],
  recall_mail: [`app.recall_mail('${hidden_mail}')`],
  drop_mail_draft: [`app.drop_mail_draft('${hidden_mail}')`],
  add_mail_note: [`app.add_mail_note('${conversation}', 'x', '{}')`],
  see_conversation: [`app.see_conversation('${conversation}', true)`],
  mail_parts_seen: [`app.mail_parts_seen('${hidden_mail}')`],
});
