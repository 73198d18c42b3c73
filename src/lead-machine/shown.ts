import type { Look } from "../mail/dress-letter.ts";
import type { Reader } from "../public-pages/page.ts";
import type { Asking } from "./read-sent.ts";

/** A form as its page shows it (app.form_of). */
export type Shown = Asking & {
  name: string;
  language: "english" | "french";
  key: string;
  heading: string | null;
  intro: string | null;
  edition: number;
  consent: string | null;
  consent_version: number;
  consent_required: boolean;
  confirms: boolean;
  thanks: string | null;
  thanks_address: string | null;
  company: Look;
};

/** One that takes nothing now. */
export type Closed = Reader;

/** What whoever has the address is answered of a form (app.form_shown). */
export type FormShown = (Shown & { status: "published" }) | (Closed & { status: "closed" });

/** The names of what a form sends beside its fields. */
export const names = { trap: "fax_number", stamp: "stamp", consent: "consent", page: "page", referrer: "referrer" };

/** The words of a campaign, as addresses carry them. */
export const utm_words = ["source", "medium", "campaign", "term", "content"] as const;
