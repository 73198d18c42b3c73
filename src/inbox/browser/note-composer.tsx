import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { usePeople } from "../../records/owners.ts";
import { useDraft } from "../../screen/draft.ts";
import { mentionedIn } from "../../timeline/browser/mentions.ts";
import { MentionField } from "../../timeline/browser/mention-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { phrase, t } from "../../ui/translate.ts";

/** Where one writes a note for colleagues. */
export default function NoteComposer({ id, onDone }: { id: string; onDone: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { body, type, send, problem } = useNote(id, onDone);
  return (
    <form
      noValidate
      aria-label={t("Note for colleagues")}
      className="mt-4 flex flex-col gap-2 rounded-md border border-dashed border-line bg-sunken p-3"
      onSubmit={(event) => (event.preventDefault(), void send())}
    >
      <Problem text={problem} />
      <MentionField
        {...{ field }}
        agents={none}
        autoFocus
        rows={3}
        maxLength={10_000}
        aria-label={t("Note for colleagues")}
        placeholder={t("Only colleagues who read this mailbox see it. Mention one with @.")}
        value={body}
        onText={type}
        onSend={() => void send()}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{t("Cancel")}</Button>
        <Button type="submit" tone="primary" disabledReason={body.trim() ? undefined : t("Write something first.")}>
          {t("Add note")}
        </Button>
      </div>
    </form>
  );
}

function useNote(id: string, onDone: () => void) {
  const [{ texts, key }, change, forget] = useDraft("mail-note", id);
  const [problem, complain] = useState<string>();
  const people = usePeople();
  const cache = useQueryClient();
  const body = texts["body"] ?? "";
  const send = async () => {
    if (!body.trim()) return;
    try {
      const note = { body: body.trim(), mention_ids: mentionedIn(body, people) };
      await request("POST", `/api/inbox/conversations/${id}/notes`, { body: note, idempotency_key: key });
      forget();
      await cache.invalidateQueries({ queryKey: ["mails"] });
      onDone();
    } catch (error) {
      complain(failureSentence(error));
    }
  };
  return { body, type: (text: string) => change({ body: text }), send, problem };
}

const none: never[] = [];

// What the server says.
phrase("Somebody who is mentioned does not read this mailbox.");
