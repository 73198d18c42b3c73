import type { FieldMeta } from "../../entity/meta.ts";
import { useSession } from "../../client/session-context.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { useProjects } from "./use-projects.ts";
import type { ImportSettings } from "../import-settings.ts";

type Props = { fields: FieldMeta[]; settings: ImportSettings; onChange: (settings: ImportSettings) => void };

/** What is made beside the file's records, and what new ones get beside the file's own values. */
export function NewRecords({ fields, settings, onChange }: Props) {
  const { defaults } = settings;
  const has = (name: string) => fields.some((field) => field.name === name);
  const setDefault = (field: string, value: string | undefined) => {
    const { [field]: _, ...others } = defaults;
    onChange({ ...settings, defaults: value ? { ...others, [field]: value } : others });
  };
  return (
    <div className="flex flex-col gap-3">
      <WhoseAndWhere {...{ fields, settings, setDefault }} />
      <MakeMissing settings={settings} onChange={onChange} />
      {texts
        .filter(({ field, when }) => has(field) && (!when || settings.mapping.some((mapped) => mapped.field === when)))
        .map(({ field, label, hint }) => (
          <TextField
            key={field}
            name={field}
            label={t(label)}
            optional={t("optional")}
            {...(hint ? { hint: t(hint) } : {})}
            maxLength={200}
            value={String(defaults[field] ?? "")}
            onChange={(text) => setDefault(field, text)}
          />
        ))}
    </div>
  );
}

type WhoseProps = Pick<Props, "fields" | "settings"> & {
  setDefault: (field: string, value: string | undefined) => void;
};

function WhoseAndWhere({ fields, settings: { defaults }, setDefault }: WhoseProps) {
  const { person } = useSession();
  const has = (name: string) => fields.some((field) => field.name === name);
  const of_tasks = has("parent_id") && has("project_id");
  return (
    <>
      {has("owner_id") && (
        <Checkbox
          label={of_tasks ? t("I do the new tasks that name nobody") : t("I own the new records that name no owner")}
          checked={defaults["owner_id"] !== undefined}
          onChange={(event) => setDefault("owner_id", event.target.checked ? person.id : undefined)}
        />
      )}
      {of_tasks && (
        <ProjectOfNew value={String(defaults["project_id"] ?? "")} onChange={(id) => setDefault("project_id", id)} />
      )}
    </>
  );
}

/** The project of tasks whose file names none, or one that is not here. */
function ProjectOfNew({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const projects = useProjects(true);
  return (
    <SelectField
      name="project_id"
      label={t("Project of the new tasks that name none")}
      hint={t("Projects are not made by an import.")}
      value={value}
      options={[{ value: "", label: t("No project") }, ...projects]}
      onChange={onChange}
    />
  );
}

function MakeMissing({ settings, onChange }: Omit<Props, "fields">) {
  const { rights } = useSession();
  const { mapping, make_tags = false, make_accounts } = settings;
  const isMapped = (name: string) => mapping.some(({ field }) => field === name);
  return (
    <>
      {isMapped("tag_ids") && rights?.["tags"]?.["create"] && (
        <Checkbox
          label={t("Make tags that are not there; undoing keeps them")}
          checked={make_tags}
          onChange={(event) => onChange({ ...settings, make_tags: event.target.checked })}
        />
      )}
      {isMapped("account_id") && make_accounts !== undefined && (
        <Checkbox
          label={t("Make clients that are not there; undoing keeps them")}
          checked={make_accounts}
          onChange={(event) => onChange({ ...settings, make_accounts: event.target.checked })}
        />
      )}
    </>
  );
}

// What is asked for where a column makes it matter.
const texts: { field: string; label: string; hint?: string; when?: string }[] = [
  {
    field: "external_source",
    label: phrase("System that gave the ids"),
    hint: phrase("An id finds a record only among those of the same system."),
    when: "external_id",
  },
  { field: "lost_reason", label: phrase("Reason of loss of lost leads that name none"), when: "stage" },
  { field: "source", label: phrase("Source of the new records") },
];
