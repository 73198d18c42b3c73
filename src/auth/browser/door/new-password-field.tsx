import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { t } from "../../../ui/translate.ts";

type Props = {
  /** Where it is not simply the password. */
  label?: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
};

/** A password to be chosen, which says how long it must be. */
export function NewPasswordField({ label, value, onChange, error }: Props) {
  return (
    <Field name="password" label={label ?? t("Password")} error={error} hint={<LengthHint length={value.length} />}>
      {(ties) => (
        <PasswordInput
          {...ties}
          autoComplete="new-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function LengthHint({ length }: { length: number }) {
  if (length === 0) return t("At least 12 characters; a short sentence is easy to remember.");
  if (length >= 12) return <span className="text-good">{t("Long enough.")}</span>;
  return t("{{length}} of at least 12 characters.", { length });
}
