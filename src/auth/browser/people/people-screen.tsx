import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { Button } from "../../../ui/button.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { isOne, t } from "../../../ui/translate.ts";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { withFrench } from "../../../ui/with-french.ts";
import { InvitationList } from "./invitation-list.tsx";
import { usePeopleDialogs } from "./people-dialogs.tsx";
import { type Person, useEverybody } from "./people-data.ts";
import { PeopleTable } from "./people-table.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { late } from "../../../ui/late.ts";

const MailLog = late(
  withFrench(
    () => import("../../../mail/browser/mail-log.tsx"),
    () => import("../../../mail/browser/mail.french.ts"),
  ),
);
const SetAsideList = late(
  withFrench(
    () => import("../../../mail/browser/set-aside-list.tsx"),
    () => import("../../../mail/browser/mail.french.ts"),
  ),
);
const TeamList = late(() => import("./team-list.tsx"));

const peopleCounted = ({ length: count }: unknown[]) =>
  isOne(count) ? t("{{count}} person", { count }) : t("{{count}} people", { count });

/** Who can sign in and with which role; an admin invites people here and gives roles. */
export default function PeopleScreen() {
  const { rights } = useSession();
  const { data, error } = useEverybody();
  const [words, setWords] = useState("");
  const { dialogs, onInvite, ...on } = usePeopleDialogs();
  if (error && !data) return <DataFailure error={error} />;
  const shown = data?.people.filter((person) => matches(person, words));
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
      <div className="px-4 pb-3">
        <TextInput
          type="search"
          aria-label={t("Search people")}
          placeholder={t("Search people")}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="max-w-80"
        />
      </div>
      {data && <ProposalList proposals={data.proposals} />}
      {data && <InvitationList invitations={data.invitations} onLink={on.onLink} />}
      {data && rights?.["teams"]?.["read"] && <TeamList people={data.people} />}
      {shown ? <PeopleTable people={shown} {...on} /> : <Skeleton className="mx-4 h-72" />}
      {rights?.["set_aside"]?.["read"] && <SetAsideList />}
      {rights?.["outgoing_mail"]?.["read"] && <MailLog />}
      {dialogs}
    </Page>
  );
}

function matches(person: Person, words: string): boolean {
  const text = fold([person.name, person.email, person.team, person.account, person.title].join(" "));
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
