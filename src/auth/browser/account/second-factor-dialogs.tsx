import { useRef, useState } from "react";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { useAccountAct } from "./account-data.ts";
import ConfirmPassword from "./confirm-password.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ScanCode } from "./scan-code.tsx";

type Props = { wish: "on" | "off" | "codes"; onClose: () => void };

/** Turning the second step on (password, first code, recovery codes) or off (password and a code), and new recovery codes. */
export default function SecondFactorDialogs({ wish, onClose }: Props) {
  const confirm = useAccountAct<{ codes: string[] }>("second-factor/confirm");
  const [uri, setUri] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // A form closes once it was sent; where it leads to something, that takes its place.
  const leads = useRef(false);
  const close = () => {
    if (!leads.current) onClose();
    leads.current = false;
  };
  const showUri = (answer: { uri: string }) => {
    leads.current = true;
    setUri(answer.uri);
  };
  const showCodes = (answer: { codes: string[] }) => {
    leads.current = true;
    setCodes(answer.codes);
  };
  const asked = useWishes(showUri, showCodes)[wish];
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (uri)
    return (
      <ScanCode key="scan" uri={uri} send={(code) => confirm.mutateAsync({ code }).then(showCodes)} onClose={close} />
    );
  return <ConfirmPassword {...asked} onClose={close} />;
}

/** What is asked first, by what is wished, and what that leads to. */
function useWishes(showUri: (answer: { uri: string }) => void, showCodes: (answer: { codes: string[] }) => void) {
  const begin = useAccountAct<{ uri: string }>("second-factor/begin");
  const renew = useAccountAct<{ codes: string[] }>("second-factor/recovery-codes");
  const remove = useAccountAct("second-factor/remove");
  return {
    on: {
      title: t("Turn the second step on"),
      description: t("From then on signing in takes a code of an app on your phone, too. Your other sessions end."),
      act: t("Next"),
      send: (current: string) => begin.mutateAsync({ current }).then(showUri),
    },
    codes: {
      title: t("New recovery codes"),
      description: t("The codes that you have are no longer good then."),
      act: t("Make new codes"),
      with_code: true,
      send: (current: string, code: string) => renew.mutateAsync({ current, code }).then(showCodes),
    },
    off: {
      title: t("Turn the second step off"),
      description: t("Then your password alone is enough to sign in."),
      act: t("Turn off"),
      with_code: true,
      send: (current: string, code: string) =>
        remove.mutateAsync({ current, code }).then(() => toast(t("The second step is off."), { tone: "good" })),
    },
  };
}
