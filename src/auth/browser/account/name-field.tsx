import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";

type Props = { hint: string; value: string; onChange: (name: string) => void; error: string | undefined };

/** The name by which somebody knows a passkey or a key of theirs again. */
export function NameField(props: Props) {
  return <TextField name="name" label={t("Name")} maxLength={100} {...props} />;
}
