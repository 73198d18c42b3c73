import type { Entry } from "../../client/api.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatPhone } from "../../ui/format-short.ts";
import { phrase, t } from "../../ui/translate.ts";

type Contact = Entry<"contacts">;

// Who is no longer there, or must be left alone.
const warnings: Record<string, string> = {
  left_company: phrase("Has left the company"),
  do_not_contact: phrase("Do not contact"),
};

/** One person at a client: who it is, what part they have, and how to reach them. */
export function ContactLine({ contact }: { contact: Contact }) {
  const { name, title, decision_role, primary, status } = contact;
  const warning = warnings[status];
  const part = [title, decision_role && choiceWord(decision_role)].filter(Boolean).join(" · ");
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="truncate font-medium">{name}</span>
        {primary && <Badge tone="person">{t("Main contact")}</Badge>}
        {warning && <Badge tone="bad">{t(warning)}</Badge>}
      </p>
      {part && <p className="truncate text-ink-2">{part}</p>}
      <Reach contact={contact} />
    </>
  );
}

/** Addresses and numbers are links, but not those of people who must be left alone. */
function Reach({ contact }: { contact: Contact }) {
  const linked = contact.status !== "do_not_contact";
  const ways = [
    ...(contact.emails ?? []).map((email) => ({ href: `mailto:${email}`, text: email })),
    ...(contact.phones ?? []).map((phone) => ({ href: `tel:${phone}`, text: formatPhone(phone) })),
  ];
  if (ways.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-meta/5 tabular-nums">
      {ways.map(({ href, text }) =>
        linked ? (
          <a
            key={href}
            href={href}
            className="inline-flex max-w-full items-center truncate rounded-sm text-person hover:underline touch:min-h-10"
          >
            {text}
          </a>
        ) : (
          <span key={href} className="text-ink-3">
            {text}
          </span>
        ),
      )}
    </p>
  );
}
