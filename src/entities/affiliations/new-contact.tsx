import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { refreshAll } from "../../records/cache.ts";
import { useHere } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";

const form = ["name", "title", "emails", "phones", "decision_role", "primary"];

/** Makes a new contact who belongs to the client that is open. */
export default function NewContact() {
  const { row: client } = useHere<"accounts">();
  const { rights } = useSession();
  const cache = useQueryClient();
  const [asked, ask] = useState(false);
  if (client.deleted_at || !rights?.["contacts"]?.["create"]) return null;
  return (
    <>
      <Button size="small" onClick={() => ask(true)}>
        <Plus aria-hidden />
        {t("Add contact")}
      </Button>
      {asked && (
        <RecordForm
          described={{ entity: "contacts", form }}
          of={client.id}
          title={`${t("New contact")} · ${client.name}`}
          given={{ account_id: client.id, owner_id: client.owner_id }}
          onClose={() => ask(false)}
          onDone={() => refreshAll(cache, "affiliations")}
        />
      )}
    </>
  );
}
