import { useState } from "react";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { FormDialog } from "../form-dialog.tsx";
import { Readers } from "../readers.tsx";
import type { usePresent } from "./present-view.ts";
import type { useViews, View, Visibility } from "./use-views.ts";

type Props = {
  /** The view to change; null makes one of what the list shows now. */
  view: View | null;
  views: ReturnType<typeof useViews>;
  present: ReturnType<typeof usePresent>;
  onClose: () => void;
};

/** The name of a view, and who sees it. */
export function ViewDialog({ view, views, present, onClose }: Props) {
  const [name, setName] = useState(view?.name ?? "");
  const [visibility, setVisibility] = useState<Visibility>(view?.visibility ?? "private");
  async function send() {
    const values = { name: name.trim(), visibility };
    if (view) await views.change(view, values);
    else {
      const { id } = (await views.create({ ...values, ...present.present })) as { id: string };
      present.go({ saved: id });
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title={view ? t("Change the view") : t("Save as a new view")}
      description={view ? undefined : t("With its filters, words, order and columns.")}
      act={t("Save")}
      labels={{ name: t("Name") }}
      missing={name.trim() ? undefined : t("A view needs a name.")}
      send={send}
    >
      {(errors) => (
        <>
          <Field label={t("Name")} name="name" error={errors["name"]}>
            {(ties) => (
              <TextInput {...ties} value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <Readers value={visibility} everyone="public" onChange={setVisibility} />
        </>
      )}
    </FormDialog>
  );
}
