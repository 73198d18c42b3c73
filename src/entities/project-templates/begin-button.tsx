import { useNavigate } from "@tanstack/react-router";
import { FolderPlus } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { formOf } from "../../screen/form-of.ts";
import { RecordForm } from "../../screen/late-form.ts";
import type { FormOf } from "../../screen/record-form.tsx";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";

/** Begins a project with a template: its form, with that chosen; then the project is open. */
export function BeginButton({ template }: { template: Entry<"project_templates"> }) {
  const { person, rights } = useSession();
  const [form, ask] = useState<FormOf | null>(null);
  const navigate = useNavigate();
  if (!rights?.["projects"]?.["create"] || template.deleted_at) return null;
  const open = async () => ask((await formOf("projects")) ?? null);
  return (
    <>
      <Button onClick={() => void open().catch(toastFailure)}>
        <FolderPlus aria-hidden />
        {t("Begin a project with it")}
      </Button>
      {form && (
        <RecordForm
          described={form}
          of={template.id}
          typed={{ template_id: template.id }}
          given={{ owner_id: person.id }}
          onClose={() => ask(null)}
          onDone={({ id }) => void navigate({ to: "/projects", search: { id } })}
        />
      )}
    </>
  );
}
