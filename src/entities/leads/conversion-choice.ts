import type { ConversionInput, ConversionPreview } from "./conversion.ts";

/** What somebody has said so far of whom a lead becomes; what they have not said follows from the preview. */
export type Said = {
  /** A client that is there, or `new`. */
  account?: string;
  /** A contact who is there, `new` or `none`. */
  contact?: string;
  account_name?: string;
  contact_name?: string;
  siren?: string;
  /** `new`, or `none` follows. */
  project?: string;
  /** What was typed of it, by field. */
  project_texts?: Record<string, string>;
};

/** The same, complete. */
export type Choice = Required<Said>;

/** The choice as it stands: the surest of what was found, until somebody says otherwise. */
export function choiceOf(preview: ConversionPreview, said: Said): Choice {
  const account = said.account ?? preview.accounts[0]?.id ?? "new";
  const people = peopleOf(preview, account);
  // (A shared number does not make one person of two; an address does.)
  const same = people.find(({ account_id, reasons }) => ofClient(account_id, account) || reasons.includes("email"));
  const usual = same?.id ?? (preview.contact ? "new" : "none");
  const still = !said.contact || ["new", "none"].includes(said.contact) || people.some(({ id }) => id === said.contact);
  return {
    account,
    contact: still ? (said.contact ?? usual) : usual,
    account_name: said.account_name ?? preview.account.name,
    contact_name: said.contact_name ?? preview.contact?.name ?? "",
    siren: said.siren ?? "",
    project: said.project ?? "none",
    project_texts: { name: preview.account.name, ...said.project_texts },
  };
}

/** The contacts who can be chosen with a client: its own and those of nobody before those of others, who will belong to both. */
export function peopleOf({ contacts }: ConversionPreview, account: string): ConversionPreview["contacts"] {
  const theirs = ({ account_id }: { account_id: string | null }) => ofClient(account_id, account);
  return [...contacts.filter(theirs), ...contacts.filter((one) => !theirs(one))];
}

const ofClient = (account_id: string | null, account: string) => account_id === null || account_id === account;

/** The choice as the verb takes it, with what it was chosen among. */
export function inputOf(
  { account, contact, account_name, contact_name, siren }: Choice,
  { accounts }: ConversionPreview,
): ConversionInput {
  const fresh = { account_name, known: accounts.map(({ id }) => id), ...(siren.trim() && { siren }) };
  return {
    ...(account === "new" ? fresh : { account_id: account }),
    ...(contact === "new" ? { contact_name } : { contact_id: contact === "none" ? null : contact }),
  };
}
