import { useRef, useState } from "react";
import { useAccountAct } from "../../auth/browser/account/account-data.ts";
import { NameField } from "../../auth/browser/account/name-field.tsx";
import { CopyDialog } from "../../auth/browser/copy-dialog.tsx";
import { FormDialog } from "../../records/form-dialog.tsx";
import { phrase, t } from "../../ui/translate.ts";

// What the server says where there is no room for one more.
phrase("there are 10 calendar addresses already");

/** Makes a secret address of one's own calendar, and shows it. */
export default function MakeFeed({ onClose }: { onClose: () => void }) {
  const make = useAccountAct<{ address: string }>("calendar-feeds/make");
  const [name, setName] = useState("");
  // A form closes once it was sent; here the address takes its place.
  const shows = useRef(false);
  if (make.data) return <NewAddress address={make.data.address} onClose={onClose} />;
  return (
    <FormDialog
      onClose={() => shows.current || onClose()}
      title={t("Make an address")}
      description={t("One address for each calendar program, so that you can end it alone.")}
      act={t("Make an address")}
      labels={{ name: t("Name") }}
      missing={name.trim() === "" ? t("Enter a name.") : undefined}
      send={async () => {
        await make.mutateAsync({ name: name.trim() });
        shows.current = true;
      }}
    >
      {(errors) => (
        <NameField
          hint={t("Such as: my phone, Outlook at work")}
          value={name}
          onChange={setName}
          error={errors["name"]}
        />
      )}
    </FormDialog>
  );
}

function NewAddress({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <CopyDialog
      title={t("Your new calendar address")}
      description={t(
        "It is shown only now. Whoever has it reads what you have planned: give it to your calendar program alone, under “subscribe to a calendar”.",
      )}
      text={address}
      name="address"
      label={t("Address")}
      className="font-mono"
      act={t("Copy the address")}
      said={{
        copied: t("The address is copied."),
        failed: t("The address could not be copied: it is marked, so press Ctrl C or Command C."),
      }}
      done={t("I have kept it")}
      onClose={onClose}
    />
  );
}
