import { MoreFields } from "../../records/more-fields.tsx";
import { useNames } from "../../records/names.ts";
import { Panel } from "../../records/panel.tsx";
import { PanelFailure, PanelSkeleton } from "../../records/panel-states.tsx";
import { Timeline } from "../../records/timeline.tsx";
import { useFields } from "../../records/use-meta.ts";
import { useRecord } from "../../records/use-records.ts";
import { t } from "../../ui/translate.ts";
import { ContactList } from "../contacts/contact-list.tsx";
import { tagDeeds } from "../tags/tag-deeds.tsx";
import { TagField } from "../tags/tag-field.tsx";
import { useTags } from "../tags/use-tags.ts";
import { AccountActions } from "./account-actions.tsx";
import { accountDeeds } from "./account-deeds.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { AccountHead } from "./account-head.tsx";
import { accountGroups } from "./account-labels.ts";
import type { AccountRow, OpenAccount } from "./account-row.ts";
import { typeOptions } from "./account-stages.ts";
import type { AccountActs } from "./use-account-acts.ts";

type Props = {
  id: string;
  index: number;
  count: number | undefined;
  acts: AccountActs;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

/** One client: who it is, where it stands, its people, what is known, and what happened. */
export default function AccountPanel(props: Props) {
  const { id, acts, onClose } = props;
  const { data: account, error, isPending } = useRecord<AccountRow>("accounts", id);
  return (
    <Panel {...props} title={t("Client")}>
      {isPending && <PanelSkeleton />}
      {error && !account && <PanelFailure error={error} onClose={onClose} />}
      {account && <AccountContent key={id} account={account} acts={acts} onGone={onClose} />}
    </Panel>
  );
}

function AccountContent(props: { account: OpenAccount; acts: AccountActs; onGone: () => void }) {
  const { account, acts, onGone } = props;
  const fields = useFields("accounts");
  const nameOf = useNames();
  const tags = useTags();
  const editable = account.can.includes("update") && !account.deleted_at;
  return (
    <>
      <AccountHead account={account} acts={acts} />
      <TagField row={account} writes={acts.writes} editable={editable} />
      <AccountActions account={account} acts={acts} onGone={onGone} />
      <AccountFacts account={account} acts={acts} fields={fields} />
      <ContactList account={account} />
      <MoreFields
        row={account}
        groups={accountGroups()}
        fields={fields}
        writes={acts.writes}
        editable={editable}
        optionsOf={(name) => (name === "type" ? typeOptions() : undefined)}
      />
      <Timeline
        entity="accounts"
        id={account.id}
        deedsOf={(entry) => [...accountDeeds(entry, fields, nameOf), ...tagDeeds(entry, tags)]}
      />
    </>
  );
}
