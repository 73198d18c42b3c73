import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useSingleKeys } from "../records/single-keys.ts";
import { chooseLanguage, languages } from "../shell/language.ts";
import { Sessions } from "./account/sessions.tsx";
import { SignInSection } from "./account/sign-in-section.tsx";
import { roleName } from "../shell/roles.ts";
import { useSession } from "../client/session-context.ts";
import { notificationsFrench, withFrench } from "../shell/with-french.ts";
import { signOut } from "../shell/sign-out.ts";
import { themeOptions } from "../shell/theme-options.ts";
import { useTheme } from "../shell/theme.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Page } from "../ui/page.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { currentLanguage, t } from "../ui/translate.ts";

const NotificationChoices = lazy(
  withFrench(() => import("./notifications/notification-choices.tsx"), notificationsFrench),
);
const Colleagues = lazy(() => import("./people/colleagues.tsx"));

/** One's own account: who one is, and how the app looks and speaks on this device. */
export default function Settings() {
  const [theme, setTheme] = useTheme();
  const [keys, setKeys] = useSingleKeys();
  const cache = useQueryClient();
  const { rights, pages } = useSession();
  return (
    <Page title={t("Settings")}>
      <div className="border-t border-line px-4 pb-8">
        <Profile />
        <Section title={t("On this device")}>
          <Line name={t("Language")}>
            <SegmentedControl
              label={t("Language")}
              value={currentLanguage()}
              options={languages}
              onChange={chooseLanguage}
            />
          </Line>
          <Line name={t("Theme")}>
            <SegmentedControl label={t("Theme")} value={theme} options={themeOptions()} onChange={setTheme} />
          </Line>
          <Line name={t("Keyboard")}>
            <Checkbox
              label={t("Single keys act, such as N for new")}
              checked={keys}
              onChange={(event) => setKeys(event.target.checked)}
            />
          </Line>
        </Section>
        {rights?.["people"]?.["hire"] && !pages.includes("/rbac") && (
          <Section title={t("Colleagues")}>
            <Suspense>
              <Colleagues />
            </Suspense>
          </Section>
        )}
        <Section title={t("What you are told")}>
          <Suspense>
            <NotificationChoices />
          </Suspense>
        </Section>
        <Section title={t("Signing in")}>
          <SignInSection />
        </Section>
        <Section title={t("Sessions")}>
          <Sessions />
          <div className="mt-3">
            <Button onClick={() => signOut(() => cache.clear())}>{t("Sign out")}</Button>
          </div>
        </Section>
      </div>
    </Page>
  );
}

function Profile() {
  const { person, company } = useSession();
  return (
    <Section title={t("Profile")}>
      <Line name={t("Name")}>
        <span className="flex items-center gap-2 font-medium">
          <Avatar id={person.id} name={person.name} kind="person" />
          {person.name}
        </span>
      </Line>
      <Line name={t("E-mail")}>{person.email}</Line>
      <Line name={t("Company")}>{company?.name}</Line>
      <Line name={t("Role")}>{roleName(person.role)}</Line>
      {person.team_name && <Line name={t("Team")}>{person.team_name}</Line>}
      <Line name={t("Regional format")}>{regionName(person.locale)}</Line>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex max-w-160 flex-col gap-1 border-b border-line-2 py-5 last:border-0">
      <h2 className="mb-2 text-head font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center gap-x-4 touch:min-h-11">
      <span className="w-40 flex-none text-ink-3 max-tablet:w-28">{name}</span>
      <span className="min-w-0 break-words">{children}</span>
    </div>
  );
}

/** `français (France)`, in the language of the interface. */
function regionName(locale: string): string {
  return new Intl.DisplayNames(currentLanguage(), { type: "language" }).of(locale) ?? locale;
}
