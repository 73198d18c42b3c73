import { Part } from "../../entities/repositories/part.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import type { FormValues, SetForm } from "./use-form-draft.ts";

type Props = { values: FormValues; set: SetForm };

/** What a form says: above its fields, where somebody agrees, and after it was sent. */
export function FormTexts({ values, set }: Props) {
  return (
    <>
      <Part title={t("Above the fields")}>
        <div className="flex flex-col gap-2">
          <TextField
            name="heading"
            label={t("Heading")}
            optional={t("optional")}
            hint={t("Without one, the form's name stands there.")}
            maxLength={200}
            value={values.heading ?? ""}
            onChange={(text) => set({ heading: text || null })}
          />
          <Long
            name="intro"
            label={t("Introduction")}
            most={2000}
            text={values.intro}
            onText={(intro) => set({ intro })}
          />
        </div>
      </Part>
      <Consent {...{ values, set }} />
      <Afterwards {...{ values, set }} />
    </>
  );
}

function Consent({ values, set }: Props) {
  return (
    <Part title={t("Consent")}>
      <div className="flex flex-col gap-2">
        <Long
          name="consent"
          label={t("What they agree to")}
          hint={t("Kept with its version, time and address as proof. A changed text has to be agreed to anew.")}
          most={1000}
          text={values.consent}
          onText={(consent) => set({ consent })}
        />
        <Checkbox
          label={t("Nothing is sent without it")}
          checked={values.consent_required}
          onChange={({ target }) => set({ consent_required: target.checked })}
        />
        <Checkbox
          label={t("Their address confirms it first, by the link of an e-mail (double opt-in)")}
          checked={values.confirms}
          onChange={({ target }) => set({ confirms: target.checked })}
        />
      </div>
    </Part>
  );
}

function Afterwards({ values, set }: Props) {
  return (
    <Part title={t("After it was sent")}>
      <div className="flex flex-col gap-2">
        <Long name="thanks" label={t("Thanks")} most={1000} text={values.thanks} onText={(thanks) => set({ thanks })} />
        <TextField
          name="thanks_address"
          label={t("Or a page to go to")}
          optional={t("optional")}
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          value={values.thanks_address ?? ""}
          onChange={(text) => set({ thanks_address: text || null })}
        />
      </div>
    </Part>
  );
}

type LongProps = {
  name: string;
  label: string;
  hint?: string;
  most: number;
  text: string | null;
  onText: (text: string | null) => void;
};

function Long({ name, label, hint, most, text, onText }: LongProps) {
  return (
    <Field {...{ name, label, hint }} optional={t("optional")}>
      {(ties) => (
        <Textarea
          {...ties}
          maxLength={most}
          value={text ?? ""}
          onChange={({ target }) => onText(target.value || null)}
        />
      )}
    </Field>
  );
}
