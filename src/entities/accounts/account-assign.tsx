import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Picker } from "../../records/picker.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { t } from "../../ui/translate.ts";
import type { AccountRow } from "./account-row.ts";
import { assignAccounts } from "./assign-accounts.ts";
import type { AccountActs } from "./use-account-acts.ts";

type Props = { accounts: AccountRow[]; acts: AccountActs };

type Colleague = { id: string; name: string; title: string | null; version: number };

/** Asks who is to look after one client or many. */
export default function AccountAssign({ accounts, acts }: Props) {
  const [owner, setOwner] = useState<Colleague | null>(null);
  const [first] = accounts;
  const what = accounts.length === 1 && first ? first.name : t("{{count}} clients", { count: accounts.length });
  return (
    <FormDialog
      open
      onClose={() => acts.assign(null)}
      title={t("Who takes over {{what}}?", { what })}
      act={owner ? t("Assign to {{name}}", { name: owner.name }) : t("Assign")}
      missing={owner ? undefined : t("Choose somebody first.")}
      send={async () => owner && assignAccounts(acts.writes, accounts, owner)}
    >
      {() => (
        <Picker<Colleague>
          entity="people"
          label={t("Find a colleague")}
          where={{ kind: "employee", status: "active" }}
          value={owner?.id ?? null}
          onChange={setOwner}
          content={(person) => (
            <>
              <Avatar id={person.id} name={person.name} kind="person" />
              <span className="flex-none">{person.name}</span>
              <span className="truncate text-ink-3">{person.title}</span>
            </>
          )}
        />
      )}
    </FormDialog>
  );
}
