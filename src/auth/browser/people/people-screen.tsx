import { UserPlus } from "lucide-react";
import { useSession } from "../../../client/session-context.ts";
import { Button } from "../../../ui/button.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isOne, t } from "../../../ui/translate.ts";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { usePeopleDialogs } from "./people-dialogs.tsx";
import { useEverybody } from "./people-data.ts";
import { PeopleList } from "./people-list.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { late } from "../../../ui/late.ts";

const TeamList = late(() => import("./team-list.tsx"));

const peopleCounted = ({ length: count }: unknown[]) =>
  isOne(count) ? t("{{count}} person", { count }) : t("{{count}} people", { count });

/** Who can sign in and with which role; an admin invites people here and gives roles. */
export default function PeopleScreen() {
  const { rights } = useSession();
  const { data, error } = useEverybody();
  const { dialogs, onInvite, ...on } = usePeopleDialogs();
  if (error && !data) return <DataFailure error={error} />;
  return (
    <Page
      title={t("Roles and rights")}
      meta={data && peopleCounted(data.people)}
      actions={
        rights?.["people"]?.["hire"] && (
          <Button tone="primary" onClick={onInvite}>
            <UserPlus aria-hidden />
            {t("Invite somebody")}
          </Button>
        )
      }
    >
      {data && <ProposalList proposals={data.proposals} />}
      {data && <InvitationList invitations={data.invitations} onLink={on.onLink} />}
      {data ? <PeopleList people={data.people} {...on} /> : <Skeleton className="mx-4 h-72" />}
      {data && rights?.["teams"]?.["read"] && <TeamList people={data.people} />}
      {dialogs}
    </Page>
  );
}
