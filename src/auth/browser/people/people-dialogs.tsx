import { useState } from "react";
import type { HandedLink } from "./link-dialog.tsx";
import type { Person } from "./people-data.ts";
import { late } from "../../../ui/late.ts";

const MoveDialog = late(() => import("./move-dialog.tsx"));
const InviteDialog = late(() => import("./invite-dialog.tsx"));
const RoleDialog = late(() => import("./role-dialog.tsx"));
const SuspendDialog = late(() => import("./suspend-dialog.tsx"));
const LinkDialog = late(() => import("./link-dialog.tsx"));

/** The dialogs about people, and what opens each. */
export function usePeopleDialogs() {
  const [inviting, setInviting] = useState(false);
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const [suspending, setSuspending] = useState<Person | null>(null);
  const [moving, setMoving] = useState<Person | null>(null);
  const [chosen, setChosen] = useState<Person | null>(null);
  const dialogs = (
    <>
      {moving && <MoveDialog person={moving} onClose={() => setMoving(null)} />}
      {chosen && <RoleDialog person={chosen} onClose={() => setChosen(null)} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onLink={setHanded} />}
      {suspending && <SuspendDialog person={suspending} onClose={() => setSuspending(null)} />}
      {handed && <LinkDialog {...handed} onClose={() => setHanded(null)} />}
    </>
  );
  return {
    dialogs,
    onInvite: () => setInviting(true),
    onLink: setHanded,
    onRole: setChosen,
    onSuspend: setSuspending,
    onTeam: setMoving,
  };
}
