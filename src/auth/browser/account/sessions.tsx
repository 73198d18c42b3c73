import { Monitor } from "lucide-react";
import { toastFailure } from "../../../records/failure.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { type OpenSession, useAccount, useAccountAct } from "./account-data.ts";
import { browserName } from "./browser-name.ts";

/** Where one is signed in, this browser first; each of the others can be ended, or all. */
export function Sessions() {
  const { data, error } = useAccount();
  const end = useAccountAct<{ ended: number }>("end-others");
  if (error && !data) return <p className="text-bad">{t("Your sessions could not be read.")}</p>;
  if (!data) return <Skeleton className="h-20 max-w-120" />;
  return (
    <>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
        {data.sessions.map((session) => (
          <Line key={session.id} session={session} />
        ))}
      </ul>
      {data.sessions.length > 1 && (
        <div className="mt-3">
          <Button
            onClick={() =>
              end
                .mutateAsync({})
                .then(
                  ({ ended }) => toast(t("{{count}} sessions are ended.", { count: ended }), { tone: "good" }),
                  toastFailure,
                )
            }
          >
            {t("End all others")}
          </Button>
        </div>
      )}
    </>
  );
}

function Line({ session }: { session: OpenSession }) {
  const end = useAccountAct("end-session");
  const name = browserName(session.agent) ?? t("Unknown browser");
  const since = formatDateTime(session.since);
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Monitor aria-hidden className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.here && <Badge tone="person">{t("This browser")}</Badge>}
        </span>
        <span className="block text-meta text-ink-3">
          {session.address
            ? t("Since {{since}}, from {{address}}", { since, address: session.address })
            : t("Since {{since}}", { since })}
        </span>
      </span>
      {!session.here && (
        <Button
          size="small"
          tone="quiet"
          onClick={() =>
            end
              .mutateAsync({ id: session.id })
              .then(() => toast(t("The session is ended."), { tone: "good" }), toastFailure)
          }
        >
          {t("End")}
          <span className="sr-only">
            {" "}
            {name}, {since}
          </span>
        </Button>
      )}
    </li>
  );
}
