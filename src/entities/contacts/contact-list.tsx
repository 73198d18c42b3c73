import type { Entry } from "../../client/api.ts";
import type { FormOf } from "../../screen/record-form.tsx";
import { RelatedList } from "../../screen/related-list.tsx";
import { t } from "../../ui/translate.ts";
import { ContactLine } from "./contact-line.tsx";

const described: FormOf = {
  entity: "contacts",
  form: ["name", "title", "emails", "phones", "decision_role", "primary"],
};

/** The people at a client, the main one first; whoever looks after the client looks after them. */
export function ContactList({ client: { id, name, owner_id } }: { client: Entry<"accounts"> }) {
  return (
    <RelatedList<Entry<"contacts">>
      described={described}
      where={{ account_id: id }}
      order={["-primary", "name"]}
      given={{ account_id: id, owner_id }}
      title={t("New contact of {{client}}", { client: name })}
      line={(contact, acts) => <ContactLine key={contact.id} contact={contact} {...acts} />}
    />
  );
}
