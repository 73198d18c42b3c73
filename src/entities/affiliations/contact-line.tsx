import type { Entry } from "../../client/api.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { formatPhone } from "../../ui/format-short.ts";
import { BelongsAs } from "./belongs-as.tsx";

type Affiliation = Entry<"affiliations">;

/** One person in the panel of a client: who it is, what part they have there, and how to reach them. */
export default function ContactLine({ belongs }: { belongs: Affiliation }) {
  const { contact_id, contact_name, contact_title } = belongs;
  return (
    <>
      <BelongsAs belongs={belongs} beside={contact_title}>
        <RecordLink entity="contacts" row={{ id: contact_id }}>
          {contact_name}
        </RecordLink>
      </BelongsAs>
      <Reach belongs={belongs} />
    </>
  );
}

/** Addresses and numbers are links, but not those of people who must be left alone. */
function Reach({ belongs: { contact_status, contact_emails, contact_phones } }: { belongs: Affiliation }) {
  const linked = contact_status !== "do_not_contact";
  const ways = [
    ...(contact_emails ?? []).map((email) => ({ href: `mailto:${email}`, text: email })),
    ...(contact_phones ?? []).map((phone) => ({ href: `tel:${phone}`, text: formatPhone(phone) })),
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
