import { UserPlus } from "lucide-react";
import { useSession } from "../../../client/session-context.ts";
import { Button } from "../../../ui/button.tsx";
import { useAddress } from "../../../records/address.ts";
import { Tabs, TabPanel } from "../../../ui/tabs.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isOne, t } from "../../../ui/translate.ts";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { withFrench } from "../../../ui/with-french.ts";
import { InvitationList } from "./invitation-list.tsx";
import { usePeopleDialogs } from "./people-dialogs.tsx";
import { useEverybody } from "./people-data.ts";
import { PeopleList } from "./people-list.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { late } from "../../../ui/late.ts";

const RightsTab = late(
  withFrench(
    () => import("../rights/rights-tab.tsx"),
    () => import("../rights/rights.french.ts"),
  ),
);
const ExplainTab = late(
  withFrench(
    () => import("../rights/explain-tab.tsx"),
    () => import("../rights/rights.french.ts"),
  ),
);
const ChangesTab = late(
  withFrench(
    () => import("../rights/changes-tab.tsx"),
    () => import("../rights/rights.french.ts"),
  ),
);
const TeamList = late(() => import("./team-list.tsx"));

const peopleCounted = ({ length: count }: unknown[]) =>
  isOne(count) ? t("{{count}} person", { count }) : t("{{count}} people", { count });

/** Who can sign in and with which role; what each role may do, and why. An admin invites people here and gives roles. */
export default function PeopleScreen() {
  const { rights } = useSession();
  const { data, error } = useEverybody();
  const { dialogs, onInvite, ...on } = usePeopleDialogs();
  const [{ tab = "people" }, go] = useAddress();
  const shown = tabs.find((each) => each === tab) ?? "people";
  if (error && !data) return <DataFailure error={error} />;
  return (
    <Page
      title={t("Roles and rights")}
      meta={data && peopleCounted(data.people)}
      actions={rights?.["people"]?.["hire"] && <InviteButton onInvite={onInvite} />}
    >
      <Tabs
        id="rbac"
        label={t("Roles and rights")}
        className="mb-2 border-b border-line px-4"
        value={shown}
        onChange={(next) => go({ tab: next === "people" ? null : next, by: null, of: null })}
        tabs={[
          { value: "people", label: t("People") },
          { value: "rights", label: t("Rights") },
          { value: "changes", label: t("Changes") },
          { value: "explain", label: t("Explain") },
        ]}
      />
      <TabPanel id="rbac" value={shown} className="">
        {shown === "rights" && <RightsTab />}
        {shown === "changes" && <ChangesTab />}
        {shown === "explain" && <ExplainTab />}
        {shown === "people" && (data ? <Everybody data={data} on={on} /> : <Skeleton className="mx-4 h-72" />)}
      </TabPanel>
      {dialogs}
    </Page>
  );
}

function InviteButton({ onInvite }: { onInvite: () => void }) {
  return (
    <Button tone="primary" onClick={onInvite}>
      <UserPlus aria-hidden />
      {t("Invite somebody")}
    </Button>
  );
}

const tabs = ["people", "rights", "changes", "explain"] as const;

type Acts = Omit<ReturnType<typeof usePeopleDialogs>, "dialogs" | "onInvite">;

/** The people, and what waits about them. */
function Everybody({ data, on }: { data: NonNullable<ReturnType<typeof useEverybody>["data"]>; on: Acts }) {
  const { rights } = useSession();
  return (
    <>
      <ProposalList proposals={data.proposals} />
      <InvitationList invitations={data.invitations} onLink={on.onLink} />
      <PeopleList people={data.people} {...on} />
      {rights?.["teams"]?.["read"] && <TeamList people={data.people} />}
    </>
  );
}
