import { phrase } from "../../ui/translate.ts";
import type { Group } from "../variables.ts";

/** What each group of variables is called, and for which letters it has values. */
export const group_words: Record<Group, string> = {
  recipient: phrase("Recipient"),
  lead: phrase("Lead (in e-mails to leads)"),
  client: phrase("Client (in e-mails to contacts and clients)"),
  sender: phrase("Sender (whoever writes the e-mail)"),
};

/** What each variable is called within its group. */
export const variable_words: Record<string, string> = {
  name: phrase("Name"),
  first_name: phrase("First name"),
  last_name: phrase("Last name"),
  civility: phrase("Civility"),
  title: phrase("Job title"),
  email: phrase("E-mail"),
  company: phrase("Company"),
  city: phrase("City"),
  value: phrase("Value of the deal"),
  expected_close: phrase("Expected close"),
  legal_name: phrase("Legal name"),
  since: phrase("Client since"),
  phone: phrase("Phone"),
};
