import type { Entry } from "../../client/api.ts";
import { phrase, t } from "../../ui/translate.ts";

/** To whom a letter of this template can be written, in words. */
export function writtenTo({ written_to }: Pick<Entry<"email_templates">, "written_to">): string {
  if (written_to.length > 2) return t("Leads, contacts and clients");
  return t(written_to.includes("leads") ? phrase("Leads") : phrase("Contacts and clients"));
}
