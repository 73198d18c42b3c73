import { Plus } from "lucide-react";
import { useContext, useState } from "react";
import { useSession } from "../client/session-context.ts";
import { placeOf } from "../entities/places.ts";
import { toastFailure } from "../records/failure.ts";
import { Button } from "../ui/button.tsx";
import { FieldScope } from "../ui/field.tsx";
import { t } from "../ui/translate.ts";
import { formOf } from "./form-of.ts";
import type { FormOf } from "./record-form.tsx";
import { late } from "../ui/late.ts";

// This stands in that form itself.
const RecordForm = late(() => import("./record-form.tsx"));

type Props = { entity: string; name: string; onMade: (made: { id: string }) => void };

/** Makes the record that is to be chosen, in a form above the one that asks for it; `name` is what was looked for and not found. */
export function NewInPicker({ entity, name, onMade }: Props) {
  const { rights, person } = useSession();
  const scope = useContext(FieldScope);
  const [asked, ask] = useState<{ form: FormOf; name: string } | null>(null);
  const { screen, words } = placeOf(entity) ?? {};
  if (!screen || !words?.new || !rights?.[entity]?.["create"]) return null;
  async function open() {
    const form = await formOf(entity);
    if (form) ask({ form, name });
  }
  const title = t(words.new);
  return (
    <>
      <Button size="small" className="self-start" onClick={() => void open().catch(toastFailure)}>
        <Plus aria-hidden />
        {name ? t("{{new_one}} “{{name}}”", { new_one: title, name }) : title}
      </Button>
      {asked && (
        <FieldScope value={`${scope}-new`}>
          <RecordForm
            described={asked.form}
            // What is typed here is not what is typed for a new one elsewhere, nor under another name.
            of={`chosen ${asked.name}`}
            typed={asked.name ? { name: asked.name } : {}}
            given={{ owner_id: person.id }}
            onClose={() => ask(null)}
            onDone={onMade}
          />
        </FieldScope>
      )}
    </>
  );
}
