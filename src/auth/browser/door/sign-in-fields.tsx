import { TextField } from "../../../ui/text-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { t } from "../../../ui/translate.ts";

/** What is typed to sign in. */
export type SignInValues = { email: string; password: string };

type Props = {
  values: SignInValues;
  onChange: (values: SignInValues) => void;
  errors: Record<string, string>;
};

/** The two fields of the sign-in form. */
export function SignInFields({ values, onChange, errors }: Props) {
  return (
    <>
      <TextField
        name="email"
        label={t("E-mail")}
        error={errors["email"]}
        type="email"
        autoComplete="username webauthn"
        autoFocus
        value={values.email}
        onChange={(text) => onChange({ ...values, email: text })}
      />
      <Field name="password" label={t("Password")} error={errors["password"]}>
        {(ties) => (
          <PasswordInput
            {...ties}
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => onChange({ ...values, password: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
