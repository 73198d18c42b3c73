import { CreateDialog } from "../../records/create-dialog.tsx";
import { useFields } from "../../records/use-meta.ts";
import { useSession } from "../../client/session-context.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { useSources } from "./lead-filters.ts";
import { leadLabels } from "./lead-labels.ts";

type Props = { open: boolean; onClose: () => void; onOpen: (id: string) => void };

/** Asks for what a new lead begins with; it belongs to whoever creates it. */
export default function LeadCreate({ open, onClose, onOpen }: Props) {
  const fields = useFields("leads");
  const { person } = useSession();
  const suggestions = useSources().map(({ value }) => value);
  const labels = leadLabels();
  const contact = ["name", "company_name", "emails", "phones"];
  const names = [...contact, "value", "expected_close", "next_activity", "next_activity_at", "source"];
  const form = names.map((name) => ({
    name,
    label: labels[name] ?? name,
    ...(name === "source" && { suggestions }),
    half: name !== "source",
  }));
  return (
    <CreateDialog
      entity="leads"
      title={t("New lead")}
      act={t("Create the lead")}
      form={form}
      fields={fields}
      given={{ owner_id: person.id }}
      open={open}
      onClose={onClose}
      onCreated={({ id }) => {
        toast(t("The lead is created. It is yours."), { tone: "good" });
        onOpen(id);
      }}
    />
  );
}
