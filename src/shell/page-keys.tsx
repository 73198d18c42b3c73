import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../client/session-context.ts";
import { holdTyping } from "../keys/hold-typing.ts";
import { KeysHelp } from "../keys/keys-help.tsx";
import { type KeyBinding, pageKeysCame, useKeys } from "../keys/use-keys.ts";
import { toastRefusal } from "../screen/refusals.ts";
import { type Done, lastDone, takeBack, toast, useToasts } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { goToNextPart } from "./next-part.ts";
import { goingTo, making } from "../pages/page-acts.ts";
import { QuickAddSlot } from "./quick-add-slot.tsx";
import { useRoutes } from "../pages/routes-context.ts";

async function undoLast(last: Done): Promise<void> {
  if (await takeBack(last)) toast(t("Undone: {{what}}", { what: last.text }), { tone: "good" });
}

/** The keys that lead from any page to another, or to something new; and the list of all keys, on `?`. */
export function PageKeys() {
  const session = useSession();
  const navigate = useNavigate();
  const pages = [...goingTo(session, useRoutes()), ...making(session)].map(
    ({ of, label, path, search }): KeyBinding => ({
      of,
      label,
      act: () => {
        // A form opens there, for which the next keys are meant.
        if (search?.["new"]) holdTyping();
        void navigate({ to: path, search: (search ?? {}) as never });
      },
    }),
  );
  const part: KeyBinding = {
    of: "part",
    keys: ["F6"],
    label: t("Go to the next part of the page"),
    act: goToNextPart,
  };
  // What can be taken back changes with what is said.
  useToasts();
  const last = lastDone();
  const take_back: KeyBinding | undefined = last && {
    of: "undo",
    keys: ["Ctrl+Z"],
    label: t("Undo the last action"),
    act: () => void undoLast(last).catch(toastRefusal),
  };
  useKeys([part, ...(take_back ? [take_back] : []), ...pages]);
  useEffect(pageKeysCame, []);
  return (
    <>
      <QuickAddSlot />
      <KeysHelp onChoose={() => void navigate({ to: "/security", search: { part: "shortcuts" } as never })} />
    </>
  );
}
