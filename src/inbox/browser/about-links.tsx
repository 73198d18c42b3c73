import { Link2 } from "lucide-react";
import { useState } from "react";
import { placeOf } from "../../entities/places.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { PageLink } from "../../records/page-link.tsx";
import { useWrites } from "../../records/use-writes.ts";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { Field } from "../../ui/field.tsx";
import { t } from "../../ui/translate.ts";
import type { OpenConversation } from "./conversation-list.tsx";

const about = [
  ["contact_id", "contacts", "contact"],
  ["account_id", "accounts", "account"],
  ["lead_id", "leads", "lead"],
  ["project_id", "projects", "project"],
  ["ticket_id", "tickets", "ticket"],
] as const;

type Named = { id: string; name: string } | null | undefined;

/** The records that the conversation is about, and a way to say which. */
export function AboutLinks({ conversation }: { conversation: OpenConversation }) {
  const [choosing, choose] = useState(false);
  const links = about.flatMap(([column, entity, named]) => {
    const id = conversation[column];
    const record = (conversation as unknown as Record<string, Named>)[named];
    const path = placeOf(entity)?.path;
    return id && record && path ? [{ id, entity, path, name: record.name }] : [];
  });
  const mayChange = conversation.can.includes("update");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-meta">
      {links.map(({ id, entity, path, name }) => (
        <PageLink key={id} to={path} search={{ id }} className="text-person hover:underline">
          <span className="text-ink-3">{t(placeOf(entity)?.words.one ?? "")} </span>
          <span dir="auto">{name}</span>
        </PageLink>
      ))}
      {mayChange && (
        <button
          type="button"
          onClick={() => choose(true)}
          className="flex h-6 items-center gap-1 rounded-sm text-ink-3 hover:text-ink touch:h-10"
        >
          <Link2 aria-hidden className="size-3.5!" />
          {links.length > 0 ? t("Change links") : t("Link to a record")}
        </button>
      )}
      {choosing && <Choose {...{ conversation }} onClose={() => choose(false)} />}
    </div>
  );
}

function Choose({ conversation, onClose }: { conversation: OpenConversation; onClose: () => void }) {
  const writes = useWrites("conversations");
  const [ids, set] = useState<Record<string, string>>(() =>
    Object.fromEntries(about.map(([column]) => [column, conversation[column] ?? ""])),
  );
  const send = () =>
    writes.update(conversation as never, Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, id || null])));
  return (
    <FormDialog onClose={onClose} title={t("What is it about?")} act={t("Save")} send={send}>
      {(errors) =>
        about.map(([column, entity]) => (
          <Field key={column} name={column} label={t(placeOf(entity)?.words.one ?? "")} error={errors[column]}>
            {(ties) => (
              <ReferenceControl
                {...ties}
                entity={entity}
                text={ids[column] ?? ""}
                onText={(id) => set((before) => ({ ...before, [column]: id }))}
              />
            )}
          </Field>
        ))
      }
    </FormDialog>
  );
}
