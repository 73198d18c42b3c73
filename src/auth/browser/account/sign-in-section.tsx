import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { t } from "../../../ui/translate.ts";
import { type Account, useAccount } from "./account-data.ts";
import { NoPassword } from "./no-password.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SingleSignOn } from "./single-sign-on.tsx";
import { late } from "../../../ui/late.ts";

const PasswordDialog = late(() => import("./password-dialog.tsx"));
const SecondFactorDialogs = late(() => import("./second-factor-dialogs.tsx"));

type Wish = "password" | "on" | "off" | "codes";

/** How one signs in: the password, the second step, passkeys. */
export function SignInSection() {
  const [wish, setWish] = useState<Wish | null>(null);
  const { data } = useAccount();
  const close = () => setWish(null);
  return (
    <>
      {data?.has_password === false ? (
        <NoPassword />
      ) : (
        <div>
          <Button onClick={() => setWish("password")}>{t("Change your password")}</Button>
        </div>
      )}
      {data && <SecondStep second={data.second_factor} onWish={setWish} />}
      <Passkeys />
      <SingleSignOn />
      {wish === "password" && <PasswordDialog onClose={close} />}
      {wish && wish !== "password" && <SecondFactorDialogs wish={wish} onClose={close} />}
    </>
  );
}

type SecondProps = { second: Account["second_factor"]; onWish: (wish: Wish) => void };

function SecondStep({ second, onWish }: SecondProps) {
  return (
    <div className="mt-4">
      <h3 className="font-medium">{t("Second step")}</h3>
      <p className="mb-2 text-ink-2">
        {second
          ? t("On since {{date}}. Recovery codes left: {{count}}.", {
              date: formatDate(second.since),
              count: second.recovery_left,
            })
          : t("Off. With it, nobody who has only your password can sign in as you.")}
      </p>
      <div className="flex flex-wrap gap-2">
        {!second && <Button onClick={() => onWish("on")}>{t("Turn the second step on")}</Button>}
        {second && <Button onClick={() => onWish("codes")}>{t("New recovery codes")}</Button>}
        {second && <Button onClick={() => onWish("off")}>{t("Turn the second step off")}</Button>}
      </div>
    </div>
  );
}
