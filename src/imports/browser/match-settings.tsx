import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import type { EntityName } from "../../client/api.ts";
import { lowered } from "../../ui/lowered.ts";
import { useFields, useStateColumn } from "../../records/use-meta.ts";
import { useFieldNames } from "./use-field-names.ts";
import type { SentImport } from "./import-client.ts";
import type { ImportSettings } from "../import-settings.ts";

type Props = { record: SentImport; settings: ImportSettings; onChange: (settings: ImportSettings) => void };

/** How rows find the records they are about, and what becomes of those. */
export function MatchSettings({ record, settings, onChange }: Props) {
  const usable = record.match_keys.filter((key) => settings.mapping.some(({ field }) => field === key));
  const entity = record.entity as EntityName;
  const state = useStateColumn(entity);
  const called = useFieldNames(entity);
  // What only verbs change.
  const stays = useFields(entity).filter(({ name }) => name === "owner_id" || name === state);
  const fields = stays.map(({ name }) => lowered(called(name))).join(", ");
  const nothing = { value: "", label: t("nothing: each row makes a new record") };
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        name="match_key"
        label={t("Records that are there already are found by")}
        {...(stays.length > 0 && { hint: t("Of a record that is there this stays as it is: {{fields}}.", { fields }) })}
        value={settings.match_key ?? ""}
        options={[nothing, ...usable.map((key) => ({ value: key, label: called(key) }))]}
        onChange={(value) => onChange({ ...settings, match_key: value || null })}
      />
      {settings.match_key && <OnMatch settings={settings} onChange={onChange} />}
    </div>
  );
}

function OnMatch({ settings, onChange }: Omit<Props, "record">) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedControl
        label={t("Records that are there already")}
        value={settings.on_match}
        options={[
          { value: "update", label: t("Change them") },
          { value: "skip", label: t("Leave them") },
        ]}
        onChange={(on_match) => onChange({ ...settings, on_match })}
      />
      <Checkbox
        label={t("Take matches out of the bin")}
        checked={settings.restore}
        onChange={(event) => onChange({ ...settings, restore: event.target.checked })}
      />
    </div>
  );
}
