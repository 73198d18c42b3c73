import { entity } from "../../entity/describe.ts";
import { move } from "../../entity/usual-verbs.ts";
import { choices } from "../choices/choice.schema.ts";
import { people } from "../people/people.schema.ts";
import { forms } from "./form.schema.ts";

/** Forms on pages of our own or of others, whose answers become leads. */
export const form = entity(forms, {
  title: { one: "Form", many: "Forms" },
  about:
    "What people outside are asked, at `/public/forms/{key}` or on a page of another site that posts there, and who gets the leads that come of it. `asked.fields` lists fields of leads (name, email, phone, company_name, title, website, city, note, `custom.KEY`), each with `required` and, where it differs, its `label`. `edition` rises with each change of what visitors are asked or told.",
  example: {
    name: "Contact",
    heading: "Write to us",
    asked: { fields: [{ field: "email", label: "Your e-mail address", required: true }] },
    consent: "I agree that you answer me by e-mail.",
  },
  refers: { assignee_ids: people },
  offered_from: { source: [choices, "sources"] },
  kinds: { intro: "text", consent: "text", thanks: "text", thanks_address: "url" },
  state: "status",
  written_by_verbs: ["consent_version", "edition", "key"],
  verbs: {
    move: move(
      forms.status,
      "Publishes a form, or closes it: only a published one takes what is sent.",
      "This form is not yours to change.",
    ),
  },
});
