import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";

const PasswordDialog = lazy(() => import("./password-dialog.tsx"));

/** How one signs in: the password. */
export function SignInSection() {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <div>
        <Button onClick={() => setChanging(true)}>{t("Change your password")}</Button>
      </div>
      <Suspense>{changing && <PasswordDialog onClose={() => setChanging(false)} />}</Suspense>
    </>
  );
}
