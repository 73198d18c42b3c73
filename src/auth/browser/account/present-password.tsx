import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { useAccount } from "./account-data.ts";
import { NoPassword } from "./no-password.tsx";

type Props = { label: string; value: string; onChange: (value: string) => void; error: string | undefined };

/** The password that one has now, before an act on how one signs in; its field is named `current`. */
export function PresentPassword({ label, value, onChange, error }: Props) {
  const { data } = useAccount();
  if (data?.has_password === false) return <NoPassword />;
  return (
    <Field name="current" label={label} error={error}>
      {(ties) => (
        <PasswordInput
          {...ties}
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
