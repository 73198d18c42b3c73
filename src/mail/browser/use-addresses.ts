import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { type AnyRecord, useScreen } from "../../screen/description.ts";

/** An address of a record: whose it is, and whether one may write to it. */
export type Address = { address: string; name: string; quiet: boolean };

/** To whom one may write from a record: a client has the addresses of its people. */
export function useAddresses(row: AnyRecord): Address[] {
  const { entity } = useScreen().described;
  const where = { account_id: row.id, status: { neq: "left_company" } };
  const asked = entity === "accounts" ? where : { id: row.id };
  const people = useRecords<Entry<"contacts">>("contacts", { where: asked, order: ["name"] }).rows;
  if (entity === "leads") {
    const { emails, name, do_not_contact } = row as unknown as Entry<"leads">;
    return emails.map((address) => ({ address, name, quiet: do_not_contact }));
  }
  return people.flatMap(({ emails, name, status }) =>
    emails.map((address) => ({ address, name, quiet: status === "do_not_contact" })),
  );
}
