import PostalMime, { type Address } from "postal-mime";
import { wholeFile, type Bytes } from "./bytes.ts";
import { htmlText } from "./html-text.ts";
import type { Passages } from "./passages.ts";

const most_bytes = 50_000_000;

/** An e-mail: subject, people, what is written, and what its attachments are called. */
export async function readMail(input: Bytes, to: Passages): Promise<void> {
  const mail = await PostalMime.parse(await wholeFile(input, most_bytes), { maxNestingDepth: 20 });
  const people = [mail.from, ...(mail.to ?? []), ...(mail.cc ?? [])].map(personOf);
  const names = mail.attachments.map(({ filename }) => filename ?? "");
  to.add([mail.subject ?? "", ...people, mail.text ?? htmlText(mail.html ?? ""), ...names].join("\n"));
}

const personOf = (person: Address | undefined) => `${person?.name ?? ""} ${person?.address ?? ""}`;
