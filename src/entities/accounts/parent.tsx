import { useState } from "react";
import { useHere } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { Button } from "../../ui/button.tsx";
import { phrase, t } from "../../ui/translate.ts";

// What the database says when it refuses.
phrase("it cannot stand below itself");
phrase("they stand at most eight deep below each other");

/** The company that a client belongs to, and a way to say another one. */
export function Parent() {
  const { row: client, may } = useHere<"accounts">();
  const [asked, ask] = useState(false);
  const { parent } = client;
  if (client.parent_id === undefined || (!parent && !may("update"))) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-ink-2">
      {parent && (
        <>
          <span>{t("Part of")}</span>
          <RecordLink entity="accounts" row={parent}>
            {parent.name}
          </RecordLink>
        </>
      )}
      {may("update") && (
        <Button size="small" tone="quiet" className={parent ? "" : "-ml-2.25"} onClick={() => ask(true)}>
          {parent ? t("Change…") : t("Add a parent company…")}
        </Button>
      )}
      {asked && (
        <RecordForm
          described={{ entity: "accounts", form: ["parent_id"], wide: ["parent_id"] }}
          record={client}
          title={`${t("Parent company")} · ${client.name}`}
          onClose={() => ask(false)}
          onDone={() => ask(false)}
        />
      )}
    </div>
  );
}
