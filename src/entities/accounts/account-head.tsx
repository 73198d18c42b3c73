import { EditableField } from "../../records/editable-field.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { accountLabel } from "./account-labels.ts";
import type { OpenAccount } from "./account-row.ts";
import type { AccountActs } from "./use-account-acts.ts";

/** What the client is called, and under which name it is registered. */
export function AccountHead({ account, acts }: { account: OpenAccount; acts: AccountActs }) {
  const editable = account.can.includes("update") && !account.deleted_at;
  const known = { row: account, field: { kind: "line", list: false }, writes: acts.writes, editable };
  return (
    <div className="flex-none px-4 pt-1.5 pb-3">
      <h2 className="text-head font-semibold">
        <EditableField {...known} name="name" label={accountLabel("name")} />
      </h2>
      {/* A role that may not see it is not told that there is one. */}
      {account.legal_name !== undefined && (editable || account.legal_name) && (
        <div className="text-ink-2">
          <EditableField {...known} name="legal_name" label={accountLabel("legal_name")}>
            {account.legal_name ?? <span className="text-ink-3">{t("Add the registered name")}</span>}
          </EditableField>
        </div>
      )}
      {account.deleted_at && <Binned account={account} acts={acts} />}
    </div>
  );
}

function Binned({ account, acts }: { account: OpenAccount; acts: AccountActs }) {
  return (
    <div className="mt-2 flex items-center gap-3 rounded-md bg-bad-soft px-3 py-2">
      <p className="flex-1">{t("In the bin since {{day}}.", { day: formatDay(account.deleted_at ?? "") })}</p>
      {account.can.includes("delete") && (
        <Button size="small" onClick={() => acts.writes.restore(account.id)}>
          {t("Bring back")}
        </Button>
      )}
    </div>
  );
}
