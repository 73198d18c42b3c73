import { useHere } from "../../screen/description.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";

/** Whom the lead has become, as links; of what its reader may not see there is nothing. */
export function ConversionLine() {
  const { account, account_id, converted_contact: contact, converted_at } = useHere<"leads">().row;
  if (!account && !contact && !converted_at) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3">
      {account && (
        <span className="flex min-w-0 gap-1.5">
          <span className="text-ink-3">{t("Client")}</span>
          <RecordLink entity="accounts" row={account}>
            {account.name}
          </RecordLink>
        </span>
      )}
      {contact && (
        <span className="flex min-w-0 gap-1.5">
          <span className="text-ink-3">{t("Contact")}</span>
          <RecordLink entity="contacts" row={{ ...contact, account_id }}>
            {contact.name}
          </RecordLink>
        </span>
      )}
      {converted_at && (
        <span className="text-ink-3" title={formatDateTime(converted_at)}>
          {t("Converted {{day}}", { day: formatDay(converted_at) })}
        </span>
      )}
    </p>
  );
}
