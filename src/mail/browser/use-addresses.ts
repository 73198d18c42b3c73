import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { type AnyRecord, useScreen } from "../../screen/description.ts";

/** An address of a record: whose it is, and whether one may write to it. */
export type Address = { address: string; name: string; quiet: boolean };

/** To whom one may write from a record: a client has the addresses of the people who are there, its main one first. */
export function useAddresses(row: AnyRecord): Address[] {
  const { entity } = useScreen().described;
  // (Of other records it asks for nobody.)
  const account_id = entity === "accounts" ? row.id : null;
  const people = useRecords<Entry<"affiliations">>("affiliations", {
    where: { account_id: account_id ?? { is_null: true }, active: true, contact_status: { neq: "left_company" } },
    order: ["-main", "contact_name"],
  }).rows;
  if (entity === "accounts")
    return people.flatMap(({ contact_emails, contact_name, contact_status }) =>
      addresses(contact_emails ?? [], contact_name ?? "", contact_status === "do_not_contact"),
    );
  if (entity === "leads") {
    const { emails, name, do_not_contact } = row as unknown as Entry<"leads">;
    return addresses(emails, name, do_not_contact);
  }
  const { emails, name, status } = row as unknown as Entry<"contacts">;
  return addresses(emails, name, status === "do_not_contact");
}

const addresses = (emails: string[], name: string, quiet: boolean) =>
  emails.map((address) => ({ address, name, quiet }));
