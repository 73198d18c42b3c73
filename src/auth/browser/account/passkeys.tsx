import { KeyRound } from "lucide-react";
import { useState } from "react";
import { knowsPasskeys } from "../../../client/passkey.ts";
import { useSession } from "../../../client/session-context.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { t } from "../../../ui/translate.ts";
import { type Passkey, useAccount } from "./account-data.ts";
import { late } from "../../../ui/late.ts";

const AddPasskey = late(() => import("./add-passkey.tsx"));
const RenamePasskey = late(() => import("./rename-passkey.tsx"));
const RemovePasskey = late(() => import("./remove-passkey.tsx"));

/** One's passkeys: those that there are, and the way to another. */
export function Passkeys() {
  const { ways } = useSession();
  const { data } = useAccount();
  const [wish, setWish] = useState<"add" | { act: "rename" | "remove"; passkey: Passkey } | null>(null);
  const mayAdd = ways.passkey && knowsPasskeys();
  if (!data || (!mayAdd && data.passkeys.length === 0)) return null;
  return (
    <div className="mt-4">
      <h3 className="font-medium">{t("Passkeys")}</h3>
      <p className="mb-2 text-ink-2">
        {t("With one you sign in by a finger, a face or a PIN, without password or code.")}
      </p>
      {data.passkeys.length > 0 && (
        <ul className="mb-3 divide-y divide-line-2 rounded-md border border-line bg-raised">
          {data.passkeys.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} onAct={(act) => setWish({ act, passkey })} />
          ))}
        </ul>
      )}
      {mayAdd && <Button onClick={() => setWish("add")}>{t("Add a passkey")}</Button>}
      {wish === "add" && <AddPasskey onClose={() => setWish(null)} />}
      {wish && wish !== "add" && wish.act === "rename" && (
        <RenamePasskey passkey={wish.passkey} onClose={() => setWish(null)} />
      )}
      {wish && wish !== "add" && wish.act === "remove" && (
        <RemovePasskey passkey={wish.passkey} onClose={() => setWish(null)} />
      )}
    </div>
  );
}

function Line({ passkey, onAct }: { passkey: Passkey; onAct: (act: "rename" | "remove") => void }) {
  const { name, last_used } = passkey;
  const since = formatDate(passkey.since);
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <KeyRound aria-hidden className="flex-none text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{name}</span>
        <span className="block text-meta text-ink-3">
          {last_used
            ? t("Since {{since}}, last used {{used}}", { since, used: formatDate(last_used) })
            : t("Since {{since}}, not used yet", { since })}
        </span>
      </span>
      <span className="flex flex-none flex-wrap justify-end max-tablet:flex-col">
        <Button size="small" tone="quiet" onClick={() => onAct("rename")}>
          {t("Rename")}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button size="small" tone="quiet" onClick={() => onAct("remove")}>
          {t("Remove")}
          <span className="sr-only"> {name}</span>
        </Button>
      </span>
    </li>
  );
}
