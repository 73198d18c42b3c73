import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { late } from "../../ui/late.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { Concern } from "./concerns.ts";
import { security_key } from "./security-data.ts";

const IncidentDialog = late(() => import("./incident-dialog.tsx"));

/** What should be looked at, gravest first, each with the acts that mend it. */
export function ConcernList({ concerns }: { concerns: Concern[] }) {
  return (
    <section aria-labelledby="concerns">
      <h2 id="concerns" className="mb-1.5 text-row font-semibold">
        {t("Needs attention")}
      </h2>
      {concerns.length === 0 && <p className="text-ink-2">{t("Nothing needs attention.")}</p>}
      {concerns.length > 0 && (
        <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
          {concerns.map((concern) => (
            <Line key={concern.key} concern={concern} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ concern }: { concern: Concern }) {
  const { person: me } = useSession();
  const { grave, title, about, to, person, mends_own } = concern;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
      <span className="w-20 flex-none">
        <Badge tone={grave ? "bad" : "neutral"}>{grave ? t("Serious") : t("Note")}</Badge>
      </span>
      <span className="min-w-48 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-meta text-ink-2">{about}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {mends_own && person?.id === me.id && (
          <PageLink to={mends_own.path} search={{}} className={buttonLook("primary", "small")}>
            {mends_own.label}
          </PageLink>
        )}
        {to && (
          <PageLink to={to.path} search={to.search} className={buttonLook("plain", "small")}>
            {to.label}
          </PageLink>
        )}
        <Mends concern={concern} />
      </span>
    </li>
  );
}

/** The acts that mend it where it stands, for whoever may. */
function Mends({ concern: { person, api_key, title } }: { concern: Concern }) {
  const { rights, person: me } = useSession();
  const [locks, setLocks] = useState(false);
  const act = useMending();
  const may = rights?.["people"] ?? {};
  const about = <span className="sr-only"> {title}</span>;
  return (
    <>
      {api_key && may["sign_out"] && (
        <Button size="small" onClick={() => act("/api/security/end-key", { id: api_key }, t("The key was ended."))}>
          {t("End the key")}
          {about}
        </Button>
      )}
      {person && person.id !== me.id && may["sign_out"] && (
        <Button
          size="small"
          onClick={() => act("/api/people/sign-out", { user_id: person.id }, t("All their sessions were ended."))}
        >
          {t("End their sessions")}
          {about}
        </Button>
      )}
      {person && person.id !== me.id && may["suspend"] && (
        <Button size="small" onClick={() => setLocks(true)}>
          {t("Lock…")}
          {about}
        </Button>
      )}
      {locks && person && <IncidentDialog person={person} onClose={() => setLocks(false)} />}
    </>
  );
}

function useMending() {
  const cache = useQueryClient();
  return (path: string, body: object, said: string) =>
    request("POST", path, { body })
      .then(() => toast(said, { tone: "good" }), toastFailure)
      .then(() => cache.invalidateQueries({ queryKey: security_key }));
}
