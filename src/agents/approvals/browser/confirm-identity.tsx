import { useAccountAct } from "../../../auth/browser/account/account-data.ts";
import { late } from "../../../ui/late.ts";
import { t } from "../../../ui/translate.ts";
import { withFrench } from "../../../ui/with-french.ts";

const ConfirmPassword = late(
  withFrench(
    () => import("../../../auth/browser/account/confirm-password.tsx"),
    () => import("../../../auth/browser/people/people.french.ts"),
  ),
);

/** Asks whoever has been signed in for long to show that it is them, and goes on then. */
export function ConfirmIdentity({ onProven, onClose }: { onProven: () => Promise<unknown>; onClose: () => void }) {
  const confirm = useAccountAct("confirm");
  return (
    <ConfirmPassword
      title={t("Is it you?")}
      description={t(
        "This browser was signed in more than twelve hours ago, and agents do what you approve. Without a password, sign out and in again.",
      )}
      act={t("Approve")}
      send={async (current) => {
        await confirm.mutateAsync({ current });
        onClose();
        await onProven();
      }}
      onClose={onClose}
    />
  );
}
