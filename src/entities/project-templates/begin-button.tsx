import { useNavigate } from "@tanstack/react-router";
import { CopyPlus } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { formOf } from "../../screen/form-of.ts";
import { RecordForm } from "../../screen/late-form.ts";
import type { FormOf } from "../../screen/record-form.tsx";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";

type Props = {
  entity: "projects" | "tasks";
  /** What the button says. */
  word: string;
  template: { id: string; deleted_at: string | null };
};

/** Begins a project or a task with a template: its form, with that chosen; then what was made is open. */
export function BeginButton({ entity, word, template }: Props) {
  const { person, rights } = useSession();
  const [form, ask] = useState<FormOf | null>(null);
  const navigate = useNavigate();
  if (!rights?.[entity]?.["create"] || template.deleted_at) return null;
  const open = async () => ask((await formOf(entity)) ?? null);
  return (
    <>
      <Button onClick={() => void open().catch(toastFailure)}>
        <CopyPlus aria-hidden />
        {t(word)}
      </Button>
      {form && (
        <RecordForm
          described={form}
          of={template.id}
          typed={{ template_id: template.id }}
          given={{ owner_id: person.id }}
          onClose={() => ask(null)}
          onDone={({ id }) => void navigate({ to: `/${entity}`, search: { id } })}
        />
      )}
    </>
  );
}
