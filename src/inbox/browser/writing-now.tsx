import { useSession } from "../../client/session-context.ts";
import { useNames } from "../../records/names.ts";
import { useState } from "react";
import { t } from "../../ui/translate.ts";
import type { Mail } from "./conversation-list.tsx";

const lately_ms = 10 * 60_000;

/** That a colleague writes an answer just now, so that two do not. */
export function WritingNow({ mails }: { mails: Mail[] }) {
  const me = useSession().person.id;
  const nameOf = useNames();
  // (As it is drawn; what is kept of a draft draws it anew.)
  const [now] = useState(() => Date.now());
  const writers = mails
    .filter(({ status, created_by }) => status === "draft" && created_by !== me)
    .filter(({ updated_at }) => Date.parse(updated_at) > now - lately_ms)
    .map(({ created_by }) => (created_by && nameOf(created_by)) || t("Somebody"));
  if (writers.length === 0) return null;
  return (
    <p role="status" className="pt-2 text-meta text-ink-3">
      {t("{{name}} is writing an answer.", { name: writers.join(", ") })}
    </p>
  );
}
