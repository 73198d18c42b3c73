import type { ReactNode } from "react";
import type { Entry } from "../../client/api.ts";
import { Badge } from "../../ui/badge.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { phrase, t } from "../../ui/translate.ts";

type Props = { belongs: Entry<"affiliations">; beside?: string | null; children: ReactNode };

// Who has left altogether, or must be left alone.
const warnings: Record<string, string> = {
  left_company: phrase("Has left the company"),
  do_not_contact: phrase("Do not contact"),
};

// What the database says when it refuses.
phrase("This contact belongs to this client already.");
phrase("A contact is not moved this way. Remove them from this client, and add them to the other one.");

/** As what a contact belongs to a client, below the one of the two that is not open. */
export function BelongsAs({ belongs, beside, children }: Props) {
  const { decision_role, main, active, contact_status } = belongs;
  const warning = warnings[contact_status ?? ""];
  const part = [beside, decision_role && choiceWord(decision_role)].filter(Boolean).join(" · ");
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 truncate font-medium">{children}</span>
        {main && <Badge tone="person">{t("Main contact")}</Badge>}
        {warning ? (
          <Badge tone="bad">{t(warning)}</Badge>
        ) : (
          !active && <Badge tone="neutral">{t("No longer there")}</Badge>
        )}
      </p>
      {part && <p className="truncate text-ink-2">{part}</p>}
    </>
  );
}
