import { useQueryClient } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { toastFailure } from "../../records/failure.ts";
import { refreshAll } from "../../records/cache.ts";
import { useHere } from "../../screen/description.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { BelongsAs } from "./belongs-as.tsx";

/** One client in the panel of a contact: which, what part they have there, and whether it is their first. */
export default function ClientLine({ belongs }: { belongs: Entry<"affiliations"> }) {
  const { account_id, account_name, account_city, active } = belongs;
  const { row: contact, may } = useHere<"contacts">();
  const first = contact.account_id === account_id;
  return (
    <BelongsAs belongs={belongs} beside={[account_city, first && t("First client")].filter(Boolean).join(" · ")}>
      <span className="inline-flex max-w-full items-center gap-2">
        <RecordLink entity="accounts" row={{ id: account_id }}>
          {account_name}
        </RecordLink>
        {!first && active && may("update") && <MakeFirst account_id={account_id} />}
      </span>
    </BelongsAs>
  );
}

/** Makes a client the first of the contact that is open: it is the one that lists show. */
function MakeFirst({ account_id }: { account_id: string }) {
  const { row } = useHere<"contacts">();
  const cache = useQueryClient();
  const writes = useScreenWrites();
  const make = () => writes.update(row, { account_id }).then(() => refreshAll(cache, "affiliations"), toastFailure);
  return (
    <Button size="small" tone="quiet" onClick={() => void make()}>
      {t("Make it the first")}
    </Button>
  );
}
