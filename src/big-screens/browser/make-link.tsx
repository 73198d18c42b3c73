import { useRef, useState } from "react";
import { NameField } from "../../auth/browser/account/name-field.tsx";
import { CopyDialog } from "../../auth/browser/copy-dialog.tsx";
import { FormDialog } from "../../records/form-dialog.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { useLinkAct } from "./screen-links.ts";

// What the server says where there is no room for one more.
phrase("this screen has 20 links already; end one first");

type Props = { screen: { id: string; name: string }; onClose: () => void };

/** Makes a device link of a screen, and shows it once. */
export default function MakeLink({ screen, onClose }: Props) {
  const make = useLinkAct<{ address: string }>("make", screen.id);
  const [name, setName] = useState("");
  // A form closes once it was sent; here the link takes its place.
  const shows = useRef(false);
  if (make.data) return <NewLink address={make.data.address} onClose={onClose} />;
  return (
    <FormDialog
      onClose={() => shows.current || onClose()}
      title={t("Make a device link")}
      description={t("“{{name}}” is then shown by whatever browser opens the link.", { name: screen.name })}
      act={t("Make a link")}
      labels={{ name: t("Name") }}
      missing={name.trim() === "" ? t("Enter a name.") : undefined}
      send={async () => {
        await make.mutateAsync({ screen_id: screen.id, name: name.trim() });
        shows.current = true;
      }}
    >
      {(errors) => (
        <NameField
          hint={t("Such as: the display at the entrance")}
          value={name}
          onChange={setName}
          error={errors["name"]}
        />
      )}
    </FormDialog>
  );
}

function NewLink({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <CopyDialog
      title={t("The new device link")}
      description={t("It is shown only now. Open it once in the browser of the device: it then goes on by itself.")}
      text={address}
      name="address"
      label={t("Link")}
      className="font-mono"
      act={t("Copy the link")}
      said={{
        copied: t("The link is copied."),
        failed: t("The link could not be copied: it is marked, so press Ctrl C or Command C."),
      }}
      done={t("I have kept it")}
      onClose={onClose}
    />
  );
}
