import { own } from "../../records/own.ts";
import { phrase, t } from "../../ui/translate.ts";

/** The fields of leads that forms can ask, as they are called here. */
export const field_words: Record<string, string> = {
  name: phrase("Name"),
  email: phrase("E-mail"),
  phone: phrase("Phone"),
  company_name: phrase("Company"),
  title: phrase("Job title"),
  website: phrase("Website"),
  city: phrase("City"),
  note: phrase("Message"),
};

/** How a field of a form is called, the company's own by the name that it has. */
export const fieldWord = (field: string): string => {
  const known = field_words[field];
  return known ? t(known) : (own.label(field, "leads") ?? field);
};
