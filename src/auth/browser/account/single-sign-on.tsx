import { useEffect, useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { useAccount, useAccountAct } from "./account-data.ts";
import { late } from "../../../ui/late.ts";

const ConfirmPassword = late(() => import("./confirm-password.tsx"));

/** One's account at the company's provider: linked, so that one can sign in by it, or unlinked. */
export function SingleSignOn() {
  const { ways, person } = useSession();
  const { data } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const name = ways.sso ?? t("Single sign-on");
  useEffect(() => sayArrival(name), [name]);
  const linked = data?.sso[0];
  if (!data || (!linked && (!ways.sso || person.kind !== "employee"))) return null;
  return (
    <div className="mt-4">
      <h3 className="font-medium">{name}</h3>
      <p className="mb-2 text-ink-2">
        {linked
          ? t("Linked since {{date}}: you can sign in by your account there.", { date: formatDate(linked.since) })
          : t("Not linked. Once it is, you can sign in by your account there.")}
      </p>
      <Button onClick={() => setAsking(true)}>
        {linked ? t("Unlink {{name}}", { name }) : t("Link with {{name}}", { name })}
      </Button>
      {isAsking && <Asking name={name} id={linked?.id} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Asking({ name, id, onClose }: { name: string; id: string | undefined; onClose: () => void }) {
  const begin = useAccountAct<{ url: string }>("sso/begin");
  const unlink = useAccountAct("sso/unlink");
  if (id)
    return (
      <ConfirmPassword
        title={t("Unlink {{name}}", { name })}
        description={t("Then your account there signs you in no more.")}
        act={t("Unlink")}
        send={(current) =>
          unlink.mutateAsync({ current, id }).then(() => toast(t("{{name}} is unlinked.", { name }), { tone: "good" }))
        }
        onClose={onClose}
      />
    );
  return (
    <ConfirmPassword
      title={t("Link with {{name}}", { name })}
      description={t("You are led there to sign in, and back to your settings.")}
      act={t("Next")}
      send={(current) => begin.mutateAsync({ current }).then(({ url }) => location.assign(url))}
      onClose={onClose}
    />
  );
}

/** Says what the server says behind the # of the address when a browser comes back from the provider. */
function sayArrival(name: string): void {
  const [, said] = /^#sso=(linked|taken|failed)$/.exec(location.hash) ?? [];
  if (!said) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  if (said === "linked") toast(t("{{name}} is linked.", { name }), { tone: "good" });
  else if (said === "taken") toast(t("This account is linked with somebody already."), { tone: "bad" });
  else toast(t("{{name}} could not be linked. Try it again.", { name }), { tone: "bad" });
}
