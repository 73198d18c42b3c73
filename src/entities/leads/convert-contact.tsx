import { formatPhone } from "../../ui/format-short.ts";
import { unbroken } from "../../ui/group-digits.ts";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import type { ConversionPreview } from "./conversion.ts";
import { type Choice, peopleOf, type Said } from "./conversion-choice.ts";
import { becauseOf, takes } from "./conversion-words.ts";
import { Options } from "./convert-options.tsx";

type Props = {
  preview: ConversionPreview;
  choice: Choice;
  errors: Record<string, string>;
  say: (more: Said) => void;
};

/** Which contact the lead becomes: somebody of the client that is chosen, somebody new, or nobody. */
export function ContactOptions({ preview, choice, errors, say }: Props) {
  const found = peopleOf(preview, choice.account).map((one) => ({
    value: one.id,
    title: one.name,
    beside: one.title ?? undefined,
    why: becauseOf(one.reasons),
    chosen: takes(one.fills),
  }));
  const { emails = [], phones = [] } = preview.contact ?? {};
  const fresh = {
    value: "new",
    title: t("New contact"),
    beside: [...emails, ...phones.map((phone) => unbroken(formatPhone(phone)))].join(" · "),
    chosen: (
      <TextField
        label={t("Name of the contact")}
        name="contact_name"
        value={choice.contact_name}
        error={errors["contact_name"]}
        onChange={(contact_name) => say({ contact_name })}
      />
    ),
  };
  return (
    <Options
      legend={t("Contact")}
      field="contact_id"
      value={choice.contact}
      options={[...found, fresh, { value: "none", title: t("No contact") }]}
      onChoose={(contact) => say({ contact })}
    />
  );
}
