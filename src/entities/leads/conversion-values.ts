import type { InferInsertModel, InferSelectModel } from "../../database/drizzle.ts";
import { most_in_list } from "../../entity/describe.ts";
import type { accounts } from "../accounts/account.schema.ts";
import type { contacts } from "../contacts/contact.schema.ts";
import type { ConversionInput } from "./conversion.ts";
import type { leads } from "./lead.schema.ts";
import { ownDomains } from "./shared-domains.ts";

export type Lead = InferSelectModel<typeof leads>;

/** What a lead says of its company, as columns of a new client. */
export function clientOf(lead: Lead, { account_name, siren }: ConversionInput): InferInsertModel<typeof accounts> {
  return {
    name: account_name ?? lead.company_name ?? lead.name,
    // Who has bought is no prospect.
    stage: "active",
    type: "customer",
    ...(siren && { siren }),
    ...(lead.country && { country: lead.country }),
    ...companyOf(lead),
    currency: lead.currency,
    owner_id: lead.owner_id,
  };
}

/** What a lead says of its company that a client which is there may lack. */
export function companyOf({ emails, phones, website, city, tag_ids }: Lead) {
  return { domains: ownDomains(emails, website), website, phone: phones[0] ?? null, city, tag_ids };
}

/** What a lead says of the person, as columns of a new contact. */
export function contactOf(lead: Lead, { contact_name }: ConversionInput): InferInsertModel<typeof contacts> {
  return {
    name: contact_name ?? lead.name,
    ...personOf(lead),
    status: lead.do_not_contact ? "do_not_contact" : "active",
    owner_id: lead.owner_id,
  };
}

/** What a lead says of the person that a contact who is there may lack. */
export function personOf({ title, emails, phones, language }: Lead) {
  return { title, emails, phones, language };
}

/** Whether a lead is called as its company is, and so names nobody. */
export function namesNobody({ name, company_name }: Lead): boolean {
  return name.localeCompare(company_name ?? "", undefined, { sensitivity: "base" }) === 0;
}

/** Of some values those that a record lacks: what stands there stays, lists take what is new to them. */
export function lackedBy<Value extends Record<string, unknown>>(stored: object, values: Value): Partial<Value> {
  const lacked = Object.entries(values).flatMap(([column, value]) => {
    const there = (stored as Record<string, unknown>)[column];
    if (!Array.isArray(value) || !Array.isArray(there))
      return (there === null || there === undefined) && value !== null ? [[column, value]] : [];
    const all = [...new Set([...(there as unknown[]), ...(value as unknown[])])].slice(0, most_in_list);
    return all.length > there.length ? [[column, all]] : [];
  });
  return Object.fromEntries(lacked) as Partial<Value>;
}
