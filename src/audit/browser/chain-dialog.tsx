import { useEffect, useState } from "react";
import { request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { useCopying } from "../../ui/use-copying.ts";

type Head = { seal: number; at: string; digest: string };
type Part = {
  upto: number;
  entries: number;
  problem: { seal: number; entry: string | null } | null;
  head: Head | null;
};
type State = { entries: number; last?: Part; failure?: unknown };

/** Recomputes the chain of seals from its beginning, a part at a time, and says what came of it. */
export default function ChainDialog({ onClose }: { onClose: () => void }) {
  const { entries, last, failure } = useVerifying();
  const done = last && (last.problem || last.upto === (last.head?.seal ?? 0));
  const count = formatNumber(entries);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Verify the log")}
      description={t(
        "Every entry is hashed, and each seal covers the one before it. An entry that is altered or removed breaks the chain.",
      )}
      actions={<Button onClick={onClose}>{t("Close")}</Button>}
    >
      <div role="status">
        {!failure && !done && <p>{t("Verifying… {{count}} entries so far", { count })}</p>}
        {!!failure && <p className="text-bad">{failureSentence(failure)}</p>}
        {done && !last.problem && (
          <p className="font-medium text-good">
            {t("The chain is intact. {{count}} entries were verified.", { count })}
          </p>
        )}
        {last?.problem && (
          <p className="font-medium text-bad">
            {last.problem.entry
              ? t("The chain is broken: entry {{entry}} of seal {{seal}} was altered.", {
                  entry: last.problem.entry,
                  seal: last.problem.seal,
                })
              : t("The chain is broken at seal {{seal}}: entries were altered, added or removed.", {
                  seal: last.problem.seal,
                })}
          </p>
        )}
      </div>
      {done && last.head && <Digest head={last.head} />}
    </Dialog>
  );
}

/** What to keep elsewhere: a chain that was made anew from its beginning has another. */
function Digest({ head: { seal, at, digest } }: { head: Head }) {
  const { input, copied, copy } = useCopying(digest);
  return (
    <div className="mt-3">
      <p className="mb-1.5 text-ink-2">
        {t(
          "This is the digest of seal {{seal}}, made {{when}}. Keep it elsewhere: it proves later that nothing before it was changed.",
          {
            seal,
            when: formatDateTime(at),
          },
        )}
      </p>
      <div className="flex gap-2">
        <TextInput ref={input} readOnly aria-label={t("Digest of the last seal")} value={digest} />
        <Button onClick={copy}>{copied ? t("Copied") : t("Copy")}</Button>
      </div>
    </div>
  );
}

function useVerifying(): State {
  const [state, setState] = useState<State>({ entries: 0 });
  useEffect(() => {
    const ends = new AbortController();
    verify(ends.signal, setState).catch((failure: unknown) => {
      if (!ends.signal.aborted) setState((now) => ({ ...now, failure }));
    });
    return () => ends.abort();
  }, []);
  return state;
}

async function verify(signal: AbortSignal, tell: (state: State) => void): Promise<void> {
  for (let after = 0, entries = 0; !signal.aborted;) {
    const { data } = await request<{ data: Part }>("GET", `/api/audit-logs/seals?after=${after}`, { signal });
    entries += data.entries;
    tell({ entries, last: data });
    if (data.problem || data.upto === after || data.upto >= (data.head?.seal ?? 0)) return;
    after = data.upto;
  }
}
