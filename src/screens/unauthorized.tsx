import { useQueryClient } from "@tanstack/react-query";
import { useSessionIfAny } from "../client/session-context.ts";
import { roleName } from "../client/role-name.ts";
import { signOut } from "../shell/sign-out.ts";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { ErrorLayout, Reasons } from "../errors/error-layout.tsx";

/** The page that is shown in place of one that this person may not open. */
export default function Unauthorized() {
  const session = useSessionIfAny();
  const cache = useQueryClient();
  const leave = () => (session ? signOut(() => cache.clear()) : location.assign("/"));
  return (
    <ErrorLayout
      title={t("Access Denied")}
      text={t("You don't have permission to access this page.")}
      actions={
        <>
          <Button tone="primary" onClick={() => history.back()}>
            {t("Go Back")}
          </Button>
          <Button onClick={() => location.assign("/")}>{t("Go to Home")}</Button>
          <Button onClick={leave}>{t("Sign Out and Try Different Account")}</Button>
        </>
      }
    >
      <Reasons
        heading={t("Possible reasons")}
        reasons={[
          t("You do not have the role or the permissions that it needs."),
          t("Your account is not assigned to a team."),
          t("The page is restricted to administrators."),
          t("You are signed in with the wrong account."),
        ]}
      />
      <SignedInAs />
      <p className="text-row text-ink-2">
        {t("If you think that this is a mistake, please contact your system administrator.")}
      </p>
    </ErrorLayout>
  );
}

function SignedInAs() {
  const session = useSessionIfAny();
  if (!session) return null;
  const { name, role } = session.person;
  return (
    <p className="text-row text-ink-2">
      {t("You are signed in as {{name}}, with the role {{role}}.", { name, role: roleName(role) })}
    </p>
  );
}
