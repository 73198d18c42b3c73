import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { ErrorLayout, Reasons } from "./error-layout.tsx";

/** Shown where the database's row security refused a read or an act. */
export function DataAccessDenied() {
  return (
    <ErrorLayout
      title={t("Access Denied")}
      text={t("You don't have permission to access this data or perform this action.")}
      actions={<Button onClick={() => location.assign("/")}>{t("Go Home")}</Button>}
    >
      <Reasons
        heading={t("This can have one of these causes")}
        reasons={[
          t("The data does not belong to you."),
          t("The role of your account has changed."),
          t("You have been logged out."),
        ]}
      />
    </ErrorLayout>
  );
}
