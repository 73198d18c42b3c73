import type { ComponentProps } from "react";
import { languages } from "../../../client/language.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { type Language, t } from "../../../ui/translate.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import type { SetUpDraft } from "./set-up-draft.ts";

type Props = {
  draft: SetUpDraft;
  change: (change: Partial<SetUpDraft>) => void;
  errors: Record<string, string>;
  codeRequired: boolean;
};

/** The fields of the set-up form. */
export function SetUpFields({ draft, change, errors, codeRequired }: Props) {
  const text = (name: "company" | "name" | "email" | "code", more: ComponentProps<"input">) => (
    <Field name={name} label={labelsOf()[name] ?? ""} error={errors[name]} hint={hintOf(name)}>
      {(ties) => (
        <TextInput
          {...ties}
          {...more}
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {codeRequired && text("code", { autoComplete: "one-time-code", spellCheck: false })}
      {text("company", { autoComplete: "organization" })}
      <Field name="language" label={t("Language")} hint={t("Each person can choose their own.")}>
        {(ties) => (
          <Select
            {...ties}
            options={languages}
            value={draft.language}
            onChange={(event) => change({ language: event.target.value as Language })}
          />
        )}
      </Field>
      {text("name", { autoComplete: "name" })}
      {text("email", { type: "email", autoComplete: "username" })}
      <NewPasswordField
        value={draft.password}
        onChange={(password) => change({ password })}
        error={errors["password"]}
      />
    </>
  );
}

/** The labels by field name, for the fields and for the error summary. */
export function labelsOf(): Record<string, string> {
  return {
    code: t("Set-up code"),
    company: t("Company"),
    language: t("Language"),
    name: t("Your name"),
    email: t("Your e-mail"),
    password: t("Password"),
  };
}

function hintOf(name: string): string | undefined {
  return name === "code" ? t("The server printed it on its console when it started.") : undefined;
}
