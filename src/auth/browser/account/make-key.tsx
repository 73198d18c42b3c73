import { useRef, useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { t } from "../../../ui/translate.ts";
import { useAccountAct } from "./account-data.ts";
import { NameField } from "./name-field.tsx";
import { NewKey } from "./new-key.tsx";
import { PresentPassword } from "./present-password.tsx";
import "./server-sentences.ts";

/** Makes an API key, once the password was right, and shows it. */
export default function MakeKey({ onClose }: { onClose: () => void }) {
  const make = useAccountAct<{ key: string }>("api-keys/make");
  const [name, setName] = useState("");
  const [scope, setScope] = useState("read");
  const [days, setDays] = useState("90");
  const [current, setCurrent] = useState("");
  // A form closes once it was sent; here the key takes its place.
  const shows = useRef(false);
  const labels = { name: t("Name"), scope: t("What it may do"), days: t("Good for"), current: t("Present password") };
  if (make.data) return <NewKey value={make.data.key} onClose={onClose} />;
  return (
    <FormDialog
      onClose={() => shows.current || onClose()}
      title={t("Make a key")}
      description={t("One key for each program, so that you can end it alone.")}
      act={t("Make a key")}
      labels={labels}
      missing={name.trim() === "" ? t("Enter a name.") : undefined}
      send={async () => {
        await make.mutateAsync({ name: name.trim(), scope, days: Number(days), current });
        shows.current = true;
      }}
    >
      {(errors) => (
        <>
          <NameField
            hint={t("Such as: accounting, nightly report")}
            value={name}
            onChange={setName}
            error={errors["name"]}
          />
          <SelectField name="scope" label={labels.scope} value={scope} options={scopes()} onChange={setScope} />
          <SelectField name="days" label={labels.days} value={days} options={spans()} onChange={setDays} />
          <PresentPassword label={labels.current} value={current} onChange={setCurrent} error={errors["current"]} />
        </>
      )}
    </FormDialog>
  );
}

const scopes = () => [
  { value: "read", label: t("Reads") },
  { value: "write", label: t("Reads and writes") },
];

const spans = () => [
  { value: "30", label: t("30 days") },
  { value: "90", label: t("90 days") },
  { value: "180", label: t("180 days") },
  { value: "365", label: t("A year") },
];
