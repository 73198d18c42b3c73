import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { ApiKeys } from "../auth/browser/account/api-keys.tsx";
import { Consents } from "../auth/browser/account/consents.tsx";
import { PreferencesSection } from "../auth/browser/account/preferences-section.tsx";
import { Sessions } from "../auth/browser/account/sessions.tsx";
import { SignInSection } from "../auth/browser/account/sign-in-section.tsx";
import { roleName } from "../auth/browser/roles.ts";
import { useSession } from "../client/session-context.ts";
import { withFrench } from "../ui/with-french.ts";
import { signOut } from "../shell/sign-out.ts";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { Line } from "../auth/browser/account/line.tsx";
import { NameLine } from "../auth/browser/account/name-line.tsx";
import { OwnData } from "../auth/browser/account/own-data.tsx";
import { phrase, t } from "../ui/translate.ts";

const NotificationChoices = lazy(
  withFrench(
    () => import("../notifications/browser/notification-choices.tsx"),
    () => import("../notifications/browser/notifications.french.ts"),
  ),
);
const PushHere = lazy(
  withFrench(
    () => import("../push/browser/push-here.tsx"),
    () => import("../push/browser/push.french.ts"),
  ),
);
const KeySettings = lazy(
  withFrench(
    () => import("../keys/key-settings.tsx"),
    () => import("../keys/keys.french.ts"),
  ),
);
const PipelinesSettings = lazy(
  withFrench(
    () => import("../entities/stages/settings/pipelines-settings.tsx"),
    () => import("../entities/stages/settings/pipelines.french.ts"),
  ),
);
const OwnFieldsSettings = lazy(
  withFrench(
    () => import("../entities/own-fields/settings/own-fields-settings.tsx"),
    () => import("../entities/own-fields/settings/own-fields.french.ts"),
  ),
);
const CompanySettings = lazy(
  withFrench(
    () => import("../company/browser/company-settings.tsx"),
    () => import("../company/browser/company.french.ts"),
  ),
);
const ListsSettings = lazy(
  withFrench(
    () => import("../company/browser/lists-settings.tsx"),
    () => import("../company/browser/lists.french.ts"),
  ),
);
const ScoreSettings = lazy(
  withFrench(
    () => import("../entities/score-rules/settings/score-settings.tsx"),
    () => import("../entities/score-rules/settings/score.french.ts"),
  ),
);
const WorkingSettings = lazy(
  withFrench(
    () => import("../working-time/browser/working-settings.tsx"),
    () => import("../working-time/browser/working.french.ts"),
  ),
);
const TargetsSettings = lazy(
  withFrench(
    () => import("../company/browser/targets-settings.tsx"),
    () => import("../company/browser/plans.french.ts"),
  ),
);
const CostsSettings = lazy(
  withFrench(
    () => import("../company/browser/costs-settings.tsx"),
    () => import("../company/browser/plans.french.ts"),
  ),
);
const CalendarFeeds = lazy(
  withFrench(
    () => import("../calendar/browser/calendar-feeds.tsx"),
    () => import("../calendar/browser/feeds.french.ts"),
  ),
);
const Colleagues = lazy(() => import("../auth/browser/people/colleagues.tsx"));

/** One's own account: who one is, how the app looks and speaks, and how one signs in. */
export default function Settings() {
  return (
    <Page title={t("Settings")}>
      <div className="border-t border-line px-4 pb-8">
        <Profile />
        <Section title={t("Look and language")}>
          <PreferencesSection />
        </Section>
        <ClientColleagues />
        <CompanyParts />
        <Told />
        <Section title={t("Shortcuts")} id="shortcuts">
          <Suspense>
            <KeySettings />
          </Suspense>
        </Section>
        <Section title={t("What may be noted")}>
          <Consents />
        </Section>
        <Section title={t("Signing in")}>
          <SignInSection />
        </Section>
        <OwnCalendar />
        <Section title={t("API keys")}>
          <ApiKeys />
        </Section>
        <Section title={t("Sessions")}>
          <Sessions />
          <SignOut />
        </Section>
        <Section title={t("Your data")}>
          <OwnData />
        </Section>
      </div>
    </Page>
  );
}

function Profile() {
  const { person, company } = useSession();
  return (
    <Section title={t("Profile")}>
      <NameLine />
      <Line name={t("E-mail")}>{person.email}</Line>
      <Line name={t("Company")}>{company?.name}</Line>
      <Line name={t("Role")}>{roleName(person.role)}</Line>
      {person.team_name && <Line name={t("Team")}>{person.team_name}</Line>}
    </Section>
  );
}

// For a client's administrator, who has no page for people.
function ClientColleagues() {
  const { rights, pages } = useSession();
  if (!rights?.["people"]?.["hire"] || pages.includes("/rbac")) return null;
  return (
    <Section title={t("Colleagues")}>
      <Suspense>
        <Colleagues />
      </Suspense>
    </Section>
  );
}

// For whoever sets up the company, or what it plans.
const company_parts = [
  { of: "company", id: "company", title: phrase("Company"), Part: CompanySettings },
  { of: "holidays", id: "working-time", title: phrase("Working time"), Part: WorkingSettings },
  { of: "stages", id: "pipelines", title: phrase("Pipelines"), Part: PipelinesSettings },
  { of: "targets", id: "targets", title: phrase("Targets"), Part: TargetsSettings },
  { of: "source_costs", id: "costs", title: phrase("Costs of sources"), Part: CostsSettings },
  { of: "score_rules", id: "score", title: phrase("Score"), Part: ScoreSettings },
  { of: "choices", id: "lists", title: phrase("Lists"), Part: ListsSettings },
  { of: "own_fields", id: "own-fields", title: phrase("Own fields"), Part: OwnFieldsSettings },
];

function CompanyParts() {
  const { rights } = useSession();
  const mine = company_parts.filter(({ of }) => rights?.[of]?.["update"]);
  return mine.map(({ id, title, Part }) => (
    <Section key={id} title={t(title)} id={id}>
      <Suspense>
        <Part />
      </Suspense>
    </Section>
  ));
}

function Told() {
  return (
    <Section title={t("What you are told")} id="told">
      <Suspense>
        <NotificationChoices />
      </Suspense>
      <h3 className="mt-4 mb-1 font-medium">{t("On your devices")}</h3>
      <Suspense>
        <PushHere others />
      </Suspense>
    </Section>
  );
}

function SignOut() {
  const cache = useQueryClient();
  return (
    <div className="mt-3">
      <Button onClick={() => signOut(() => cache.clear())}>{t("Sign out")}</Button>
    </div>
  );
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="flex max-w-160 flex-col gap-1 border-b border-line-2 py-5 last:border-0">
      <h2 className="mb-2 text-head font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Who plans nothing has no calendar to read. */
function OwnCalendar() {
  const { rights } = useSession();
  if (!rights?.["activities"]?.["read"]?.length) return null;
  return (
    <Section title={t("Calendar in other programs")} id="calendar">
      <Suspense>
        <CalendarFeeds />
      </Suspense>
    </Section>
  );
}
