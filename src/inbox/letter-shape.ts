import type { Mailer } from "../entities/mails/mail.schema.ts";

/** Who speaks in a letter (mails.nature). */
export type Nature = "person" | "automatic" | "list" | "bounce";

/** A letter as it is read from its bytes: texts without control characters, addresses in lower case, HTML cleaned. */
export type ReadLetter = {
  message_id: string | null;
  /** Message-IDs that it refers to, the one that it answers last. */
  references: string[];
  /** The subject as it stands, and without the signs of answers. */
  name: string;
  subject: string;
  /** Whether its subject says that it is an answer. */
  answers: boolean;
  nature: Nature;
  from_name: string;
  from_address: string;
  recipients: { to: Mailer[]; cc: Mailer[]; bcc: Mailer[]; reply_to: Mailer[] };
  body: string;
  html: string | null;
  /** Null where it says none that can be. */
  mailed_at: string | null;
  /** What of it could not be read. */
  problem: string | null;
};

/** A file of a letter, and where its bytes lie among those that follow. */
export type ReadFile = { name: string; media_type: string; bytes: number; cid: string | null };

/** What the process answers for each message: a letter with its files, or why it could not be read. */
export type Read = { letter: ReadLetter; files: ReadFile[] } | { unreadable: string };
