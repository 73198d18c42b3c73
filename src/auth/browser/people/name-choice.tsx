import { useNamed } from "../../../records/use-named.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { t } from "../../../ui/translate.ts";

type Props = {
  name: string;
  label: string;
  entity: "teams" | "accounts";
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
};

/** One of the teams, or of the clients, by its name. */
export function NameChoice({ name, label, entity, value, onChange, error }: Props) {
  const named = useNamed(entity);
  const options = [{ value: "", label: t("Not set") }, ...named.map((row) => ({ value: row.id, label: row.name }))];
  return <SelectField name={name} label={label} error={error} value={value} onChange={onChange} options={options} />;
}
