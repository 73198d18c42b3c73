import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType } from "react";
import ApiKeys from "../auth/browser/account/api-keys.tsx";
import { Consents } from "../auth/browser/account/consents.tsx";
import { Line } from "../auth/browser/account/line.tsx";
import { NameLine } from "../auth/browser/account/name-line.tsx";
import { OwnData } from "../auth/browser/account/own-data.tsx";
import { PreferencesSection } from "../auth/browser/account/preferences-section.tsx";
import { Sessions } from "../auth/browser/account/sessions.tsx";
import { SignInSection } from "../auth/browser/account/sign-in-section.tsx";
import { roleName } from "../client/role-name.ts";
import { useCompanyNow } from "../client/company-now.ts";
import { useSession } from "../client/session-context.ts";
import { signOut } from "../shell/sign-out.ts";
import { Button } from "../ui/button.tsx";
import { phrase, t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { late } from "../ui/late.ts";

const NotificationChoices = late(
  withFrench(
    () => import("../notifications/browser/notification-choices.tsx"),
    () => import("../notifications/browser/notifications.french.ts"),
  ),
);
const PushHere = late(
  withFrench(
    () => import("../push/browser/push-here.tsx"),
    () => import("../push/browser/push.french.ts"),
  ),
);
const KeySettings = late(
  withFrench(
    () => import("../keys/key-settings.tsx"),
    () => import("../keys/keys.french.ts"),
  ),
);
const PipelinesSettings = late(
  withFrench(
    () => import("../entities/stages/settings/pipelines-settings.tsx"),
    () => import("../entities/stages/settings/pipelines.french.ts"),
  ),
);
const OwnFieldsSettings = late(
  withFrench(
    () => import("../entities/own-fields/settings/own-fields-settings.tsx"),
    () => import("../entities/own-fields/settings/own-fields.french.ts"),
  ),
);
const CompanySettings = late(
  withFrench(
    () => import("../company/browser/company-settings.tsx"),
    () => import("../company/browser/company.french.ts"),
  ),
);
const ListsSettings = late(
  withFrench(
    () => import("../company/browser/lists-settings.tsx"),
    () => import("../company/browser/lists.french.ts"),
  ),
);
const ScoreSettings = late(
  withFrench(
    () => import("../entities/score-rules/settings/score-settings.tsx"),
    () => import("../entities/score-rules/settings/score.french.ts"),
  ),
);
const WorkingSettings = late(
  withFrench(
    () => import("../working-time/browser/working-settings.tsx"),
    () => import("../working-time/browser/working.french.ts"),
  ),
);
const TargetsSettings = late(
  withFrench(
    () => import("../company/browser/targets-settings.tsx"),
    () => import("../company/browser/plans.french.ts"),
  ),
);
const CostsSettings = late(
  withFrench(
    () => import("../company/browser/costs-settings.tsx"),
    () => import("../company/browser/plans.french.ts"),
  ),
);
const ModelSettings = late(
  withFrench(
    () => import("../agents/model/browser/model-settings.tsx"),
    () => import("../agents/model/browser/model.french.ts"),
  ),
);
const CalendarFeeds = late(
  withFrench(
    () => import("../calendar/browser/calendar-feeds.tsx"),
    () => import("../calendar/browser/feeds.french.ts"),
  ),
);
const OwnAbsences = late(
  withFrench(
    () => import("../working-time/browser/own-absences.tsx"),
    () => import("../working-time/browser/absences.french.ts"),
  ),
);
const Colleagues = late(() => import("../auth/browser/people/colleagues.tsx"));

type Session = ReturnType<typeof useSession>;

/** A part of the settings: where the address finds it, what it is called, and for whom it is there. */
export type Part = {
  id: string;
  title: string;
  Body: ComponentType;
  /** It is a grid, which takes the room that there is. */
  wide?: boolean;
  shown?: (session: Session) => boolean;
};

/** What is one's own. */
export const own_parts: Part[] = [
  { id: "profile", title: phrase("Profile"), Body: Profile },
  { id: "look", title: phrase("Look and language"), Body: PreferencesSection },
  // For a client's administrator, who has no page for people.
  {
    id: "colleagues",
    title: phrase("Colleagues"),
    Body: Colleagues,
    shown: ({ rights, pages }) => !!rights?.["people"]?.["hire"] && !pages.includes("/rbac"),
  },
  { id: "told", title: phrase("Your notifications"), Body: Told },
  { id: "shortcuts", title: phrase("Shortcuts"), Body: KeySettings },
  { id: "noted", title: phrase("Privacy"), Body: Consents },
  { id: "signing-in", title: phrase("Signing in"), Body: SignInSection },
  // Who plans nothing has no calendar to read.
  {
    id: "calendar",
    title: phrase("Calendar in other programs"),
    Body: CalendarFeeds,
    shown: ({ rights }) => !!rights?.["activities"]?.["read"]?.length,
  },
  {
    id: "absences",
    title: phrase("Absences"),
    Body: OwnAbsences,
    shown: ({ rights }) => !!rights?.["absences"]?.["create"]?.length,
  },
  { id: "api-keys", title: phrase("API keys"), Body: ApiKeys },
  { id: "sessions", title: phrase("Sessions"), Body: OpenSessions },
  { id: "data", title: phrase("Your data"), Body: OwnData },
];

const ofRight = (entity: string, part: Part): Part => {
  return { ...part, shown: ({ rights }) => !!rights?.[entity]?.["update"] };
};

/** What is the company's, for whoever sets it up, or what it plans. */
export const company_parts: Part[] = [
  ofRight("company", { id: "company", title: phrase("Company"), Body: CompanySettings }),
  ofRight("holidays", { id: "working-time", title: phrase("Working time"), Body: WorkingSettings }),
  ofRight("stages", { id: "pipelines", title: phrase("Pipelines"), Body: PipelinesSettings }),
  ofRight("targets", { id: "targets", title: phrase("Targets"), Body: TargetsSettings, wide: true }),
  ofRight("source_costs", { id: "costs", title: phrase("Costs of sources"), Body: CostsSettings, wide: true }),
  ofRight("score_rules", { id: "score", title: phrase("Score"), Body: ScoreSettings }),
  ofRight("choices", { id: "lists", title: phrase("Lists"), Body: ListsSettings }),
  ofRight("model_endpoint", { id: "model", title: phrase("The agents' model"), Body: ModelSettings }),
  ofRight("own_fields", { id: "own-fields", title: phrase("Own fields"), Body: OwnFieldsSettings }),
];

function Profile() {
  const { person } = useSession();
  const company = useCompanyNow();
  return (
    <>
      <NameLine />
      <Line name={t("E-mail")}>{person.email}</Line>
      <Line name={t("Company")}>{company.name}</Line>
      <Line name={t("Role")}>{roleName(person.role)}</Line>
      {person.team_name && <Line name={t("Team")}>{person.team_name}</Line>}
    </>
  );
}

function Told() {
  return (
    <>
      <NotificationChoices />
      <h3 className="mt-4 mb-1 font-medium">{t("On your devices")}</h3>
      <PushHere others />
    </>
  );
}

function OpenSessions() {
  const cache = useQueryClient();
  return (
    <>
      <Sessions />
      <div className="mt-3">
        <Button onClick={() => signOut(() => cache.clear())}>{t("Sign out")}</Button>
      </div>
    </>
  );
}
