import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { usePeople } from "../../records/owners.ts";
import { useWrites } from "../../records/use-writes.ts";
import { MentionField } from "../../timeline/browser/mention-field.tsx";
import { saidBy } from "../../timeline/browser/said-by.ts";
import { mentionedAfter } from "../../timeline/browser/mentions.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { t } from "../../ui/translate.ts";
import type { Message } from "./use-messages.ts";

/** Other words for one's own message: Enter saves, Escape leaves it as it was. */
export function EditMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const { text, setText, save, problem } = useEditing(message, onClose);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(message.body.length, message.body.length);
  }, [message.body.length]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div className="flex flex-col gap-2 py-1" onKeyDown={leave}>
      <MentionField
        {...{ field }}
        agents={none}
        enter_sends
        aria-label={t("Edit message")}
        value={text}
        onText={setText}
        onSend={() => void save()}
      />
      <Problem text={problem} />
      <div className="flex gap-2">
        <Button size="small" tone="primary" onClick={() => void save()}>
          {t("Save")}
        </Button>
        <Button size="small" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </div>
  );
}

function useEditing(message: Message, onClose: () => void) {
  const [text, setText] = useState(message.body);
  const [problem, complain] = useState<string>();
  const people = usePeople();
  const writes = useWrites("messages");
  const save = async () => {
    const body = text.trim();
    if (!body) return complain(t("Write something first."));
    if (body === message.body) return onClose();
    const mention_ids = mentionedAfter(message.mention_ids, body, people);
    const refused = (error: unknown) => complain(saidBy(error));
    await writes.update(message, { body, mention_ids }).then(onClose, refused);
  };
  return { text, setText, save, problem };
}

const none: never[] = [];
