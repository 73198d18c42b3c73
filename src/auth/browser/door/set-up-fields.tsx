import type { ComponentProps } from "react";
import { languages } from "../../../client/language.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
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
  const text = (
    name: "company" | "name" | "email" | "code",
    more: Pick<ComponentProps<"input">, "type" | "autoComplete" | "spellCheck">,
  ) => (
    <TextField
      name={name}
      label={labelsOf()[name] ?? ""}
      error={errors[name]}
      hint={hintOf(name)}
      {...more}
      value={draft[name]}
      onChange={(text) => change({ [name]: text })}
    />
  );
  return (
    <>
      {codeRequired && text("code", { autoComplete: "one-time-code", spellCheck: false })}
      {text("company", { autoComplete: "organization" })}
      <SelectField
        name="language"
        label={t("Language")}
        hint={t("Each person can choose their own.")}
        options={languages}
        value={draft.language}
        onChange={(value) => change({ language: value as Language })}
      />
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
