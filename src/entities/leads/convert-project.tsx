import { useContext } from "react";
import type { FieldMeta } from "../../entity/meta.ts";
import { useFields } from "../../records/use-meta.ts";
import { FormLine } from "../../screen/form-line.tsx";
import { readForm } from "../../screen/read-form.ts";
import { FieldMended } from "../../ui/field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { ConversionInput } from "./conversion.ts";
import type { Choice, Said } from "./conversion-choice.ts";
import { Options } from "./convert-options.tsx";

const labels: Record<string, string> = {
  name: phrase("Name of the project"),
  owner_id: phrase("Who manages it"),
  template_id: phrase("Template"),
  starts_on: phrase("Begins on"),
};
/** What the fields of the project are called, also where they are told to be wrong. */
export const projectLabels = () => ({
  ...Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, t(label)])),
  manager_id: t("Who manages it"),
});
const needed = ["name", "owner_id"];

/** What is asked of the project that follows. */
export function useProjectFields(): FieldMeta[] {
  const fields = useFields("projects");
  return Object.keys(labels).flatMap((name) =>
    fields.filter((field) => field.name === name).map((field) => ({ ...field, required: needed.includes(name) })),
  );
}

/** What was said of it, as the verb takes it; throws what is missing or cannot be read. */
export function projectOf(fields: FieldMeta[], { project, project_texts }: Choice): Pick<ConversionInput, "project"> {
  if (project === "none") return {};
  const { owner_id, ...values } = readForm(fields, null, project_texts);
  return { project: { ...values, manager_id: owner_id } as NonNullable<ConversionInput["project"]> };
}

type Props = { fields: FieldMeta[]; choice: Choice; errors: Record<string, string>; say: (more: Said) => void };

/** Whether a project follows, who manages it, and what it is made of. */
export function ProjectOptions({ fields, choice, errors, say }: Props) {
  const { project, project_texts } = choice;
  const mended = useContext(FieldMended);
  const type = (name: string, text: string) => {
    // (The verb calls it so.)
    if (name === "owner_id") mended("manager_id");
    say({ project_texts: { ...project_texts, [name]: text } });
  };
  const asked = (
    <div className="grid gap-2 tablet:grid-cols-2">
      {fields.map((field) => (
        <FormLine
          key={field.name}
          {...{ field, type }}
          label={t(labels[field.name] ?? field.name)}
          text={project_texts[field.name] ?? ""}
          error={errors[field.name] ?? (field.name === "owner_id" ? errors["manager_id"] : undefined)}
          entity="projects"
          suggested={false}
        />
      ))}
    </div>
  );
  return (
    <Options
      legend={t("Project")}
      field="project"
      value={project}
      options={[
        { value: "none", title: t("No project yet") },
        { value: "new", title: t("New project"), chosen: asked },
      ]}
      onChoose={(chosen) => say({ project: chosen })}
    />
  );
}
