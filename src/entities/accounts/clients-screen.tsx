import { lazy, Suspense } from "react";
import { ExportButton } from "../../imports/export-button.tsx";
import { ImportButton } from "../../imports/import-button.tsx";
import type { ListDescription } from "../../records/list-description.ts";
import { ListScreen } from "../../records/list-screen.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { AccountCompact, accountColumns } from "./account-columns.tsx";
import { accountPresets, useAccountFilters } from "./account-filters.ts";
import type { AccountRow } from "./account-row.ts";
import { type AccountActs, useAccountActs } from "./use-account-acts.ts";

const AccountBulk = lazy(() => import("./account-bulk.tsx"));
const AccountPanel = lazy(() => import("./account-panel.tsx"));
const AccountCreate = lazy(() => import("./account-create.tsx"));
const AssignDialog = lazy(() => import("../../records/assign-dialog.tsx"));

/** Clients: the table of companies, a panel with their contacts for each, and the acts on them. */
export default function ClientsScreen() {
  const acts = useAccountActs();
  const description = useDescription(acts);
  return (
    <>
      <ListScreen description={description} />
      {acts.assigned && (
        <Suspense>
          <AssignDialog
            records={acts.assigned}
            writes={acts.writes}
            countWords={(count) => t("{{count}} clients", { count })}
            onClose={() => acts.assign(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function useDescription(acts: AccountActs): ListDescription<AccountRow> {
  const fields = useAccountFilters();
  return {
    entity: "accounts",
    title: t("Clients"),
    columns: accountColumns(),
    compact: (account) => <AccountCompact account={account} />,
    fields,
    presets: accountPresets(),
    include: ["owner", "tags"],
    order: "name",
    sum: [],
    facts: ({ count }) => (count === 0 ? t("none") : formatNumber(count)),
    search: t("Search clients"),
    nothing: {
      yet: t("There are no clients yet."),
      found: t("No client matches this search and these filters."),
    },
    actions: (question) => (
      <>
        <ExportButton entity="accounts" query={question} />
        <ImportButton entity="accounts" also="contacts" />
      </>
    ),
    create: { label: t("New client"), dialog: AccountCreate },
    panel: (props) => <AccountPanel {...props} acts={acts} />,
    bulk: (props) => <AccountBulk {...props} acts={acts} />,
  };
}
