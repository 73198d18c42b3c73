import { useNavigate } from "@tanstack/react-router";
import { useSession } from "../client/session-context.ts";
import { KeysHelp } from "../records/keys-help.tsx";
import { type KeyBinding, useKeys } from "../records/keys.ts";
import { dismissToast, useToasts } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { goToNextPart } from "./next-part.ts";
import { homePath } from "./home-path.ts";
import { mayOpen } from "./may-open.ts";
import { routeOf } from "./routes.ts";

// G, then the page; those of its neighbours in the field where it can be.
const letters: [letter: string, path: string][] = [
  ["l", "/leads"],
  ["c", "/clients"],
  ["p", "/projects"],
  ["t", "/tasks"],
  ["d", "/documents"],
  ["m", "/communications"],
  ["s", "/support"],
  ["w", "/workflows"],
  ["r", "/reports"],
  ["a", "/analytics"],
  ["e", "/security"],
];

/** The keys that lead from any page to another, or to something new; and the list of all keys, on `?`. */
export function PageKeys() {
  const session = useSession();
  const navigate = useNavigate();
  const go = (path: string, search = {}) => void navigate({ to: path, search: search as never });
  const home = homePath(session);
  const pages: [string, string][] = [
    ["h", home],
    ...letters.filter(([, path]) => mayOpen(session, path) && path !== home),
  ];
  const to = pages.map(([letter, path]): KeyBinding => ({
    keys: [`g ${letter}`],
    label: t("Go to {{page}}", { page: t(routeOf(path)?.title ?? "") }),
    act: () => go(path),
  }));
  const makes = (entity: string, path: string) => !!session.rights?.[entity]?.["create"] && mayOpen(session, path);
  const create = [
    ...(makes("leads", "/leads")
      ? [{ keys: ["n l"], label: t("New lead"), act: () => go("/leads", { new: "1" }) }]
      : []),
    ...(makes("accounts", "/clients")
      ? [{ keys: ["n c"], label: t("New client"), act: () => go("/clients", { new: "1" }) }]
      : []),
  ];
  const part = { keys: ["F6"], label: t("Go to the next part of the page"), act: goToNextPart };
  const undo = useToasts().findLast(({ action }) => action);
  const take_back = undo?.action && {
    keys: ["z"],
    label: undo.action.label,
    act: () => {
      undo.action?.act();
      dismissToast(undo.id);
    },
  };
  useKeys([part, ...(take_back ? [take_back] : []), ...to, ...create]);
  return <KeysHelp />;
}
