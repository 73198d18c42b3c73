import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { Button } from "../../../ui/button.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { t } from "../../../ui/translate.ts";
import { DataFailure } from "../../../errors/error-screen.tsx";
import { withFrench } from "../../../ui/with-french.ts";
import { InvitationList } from "./invitation-list.tsx";
import type { HandedLink } from "./link-dialog.tsx";
import { type Person, useEverybody } from "./people-data.ts";
import { PeopleTable } from "./people-table.tsx";
import { ProposalList } from "./proposal-list.tsx";

const MailLog = lazy(
  withFrench(
    () => import("../../../mail/browser/mail-log.tsx"),
    () => import("../../../mail/browser/mail.french.ts"),
  ),
);
const SetAsideList = lazy(
  withFrench(
    () => import("../../../mail/browser/set-aside-list.tsx"),
    () => import("../../../mail/browser/mail.french.ts"),
  ),
);
const TeamList = lazy(() => import("./team-list.tsx"));
const MoveDialog = lazy(() => import("./move-dialog.tsx"));
const InviteDialog = lazy(() => import("./invite-dialog.tsx"));
const RoleDialog = lazy(() => import("./role-dialog.tsx"));
const SuspendDialog = lazy(() => import("./suspend-dialog.tsx"));
const LinkDialog = lazy(() => import("./link-dialog.tsx"));

/** Who can sign in and with which role; an admin invites people here and gives roles. */
export default function PeopleScreen() {
  const { rights } = useSession();
  const { data, error } = useEverybody();
  const [words, setWords] = useState("");
  const [inviting, setInviting] = useState(false);
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const [suspending, setSuspending] = useState<Person | null>(null);
  const [moving, setMoving] = useState<Person | null>(null);
  const [chosen, setChosen] = useState<Person | null>(null);
  if (error && !data) return <DataFailure error={error} />;
  const shown = data?.people.filter((person) => matches(person, words));
  return (
    <Page
      title={t("Roles and rights")}
      meta={data && (data.people.length === 1 ? t("1 person") : t("{{count}} people", { count: data.people.length }))}
      actions={
        rights?.["people"]?.["hire"] && (
          <Button tone="primary" onClick={() => setInviting(true)}>
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
      {data && <InvitationList invitations={data.invitations} onLink={setHanded} />}
      <Suspense>{data && rights?.["teams"]?.["read"] && <TeamList people={data.people} />}</Suspense>
      {shown ? (
        <PeopleTable
          people={shown}
          onRole={setChosen}
          onLink={setHanded}
          onSuspend={setSuspending}
          onTeam={setMoving}
        />
      ) : (
        <Skeleton className="mx-4 h-72" />
      )}
      <Suspense>{rights?.["set_aside"]?.["read"] && <SetAsideList />}</Suspense>
      <Suspense>{rights?.["outgoing_mail"]?.["read"] && <MailLog />}</Suspense>
      <Suspense>
        {moving && <MoveDialog person={moving} onClose={() => setMoving(null)} />}
        {chosen && <RoleDialog person={chosen} onClose={() => setChosen(null)} />}
        {inviting && <InviteDialog onClose={() => setInviting(false)} onLink={setHanded} />}
        {suspending && <SuspendDialog person={suspending} onClose={() => setSuspending(null)} />}
        {handed && <LinkDialog {...handed} onClose={() => setHanded(null)} />}
      </Suspense>
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
