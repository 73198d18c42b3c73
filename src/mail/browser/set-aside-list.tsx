import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";

type SetAside = {
  id: string;
  work: "notification" | "mail" | "push" | "chore";
  subject: string;
  error: string;
  person: string | null;
  times: number;
  last_at: string;
  can_retry: boolean;
  can_dismiss: boolean;
};

const path = "/api/set_aside";
const key = ["set_aside"];

/** What the server could not work on: each with its reason, another try where there can be one, and nothing where there is none. */
export default function SetAsideList() {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<{ data: SetAside[] }>("GET", path, { signal }),
    select: ({ data: list }) => list,
    staleTime: 0,
  });
  const act = (what: "retry" | "dismiss", id: string) =>
    request("POST", `${path}/${what}`, { body: { id } })
      .catch(toastFailure)
      .then(() => cache.invalidateQueries({ queryKey: key }));
  if (!data?.length) return null;
  return (
    <section className="mx-4 mt-6" aria-labelledby="set-aside">
      <h2 id="set-aside" className="mb-1.5 text-row font-semibold">
        {t("Set aside")}
      </h2>
      <p className="mb-2 max-w-[72ch] text-ink-2">
        {t(
          "Tandem could not work on these. They hold up nothing else and stay here until somebody has dealt with them.",
        )}
      </p>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} onAct={(what) => act(what, entry.id)} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry, onAct }: { entry: SetAside; onAct: (what: "retry" | "dismiss") => void }) {
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <span className="font-medium">{t(works[entry.work])}</span>{" "}
          <span className="text-ink-2">{[entry.subject, entry.person].filter(Boolean).join(" · ")}</span>
        </span>
        <span className="block text-meta break-words text-ink-3">
          {t("{{when}}, times: {{count}}", { when: formatDateTime(entry.last_at), count: entry.times })}
        </span>
        <span className="block text-meta break-words text-ink-2">{entry.error}</span>
      </span>
      {entry.can_retry && (
        <Button size="small" onClick={() => onAct("retry")}>
          {t("Try again")}
          <span className="sr-only"> {entry.subject}</span>
        </Button>
      )}
      {entry.can_dismiss && (
        <Button size="small" onClick={() => onAct("dismiss")}>
          {t("Take off the list")}
          <span className="sr-only"> {entry.subject}</span>
        </Button>
      )}
    </li>
  );
}

const works = {
  notification: phrase("A notification"),
  mail: phrase("An e-mail"),
  push: phrase("A notification on a device"),
  chore: phrase("A chore of the server"),
} as const;
