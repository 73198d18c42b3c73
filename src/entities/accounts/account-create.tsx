import { CreateDialog } from "../../records/create-dialog.tsx";
import { useFields } from "../../records/use-meta.ts";
import { useSession } from "../../client/session-context.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { useIndustries } from "./account-filters.ts";
import { accountLabel } from "./account-labels.ts";

type Props = { open: boolean; onClose: () => void; onOpen: (id: string) => void };

/** Asks for what a new client begins with; whoever creates it looks after it. */
export default function AccountCreate({ open, onClose, onOpen }: Props) {
  const fields = useFields("accounts");
  const { person } = useSession();
  const suggestions = useIndustries();
  const form = ["name", "siren", "phone", "city", "industry"].map((name) => ({
    name,
    label: accountLabel(name),
    ...(name === "industry" && { suggestions }),
    half: name !== "name",
  }));
  return (
    <CreateDialog
      entity="accounts"
      title={t("New client")}
      act={t("Create the client")}
      form={form}
      fields={fields}
      given={{ owner_id: person.id }}
      open={open}
      onClose={onClose}
      onCreated={({ id }) => {
        toast(t("The client is created. You look after it."), { tone: "good" });
        onOpen(id);
      }}
    />
  );
}
