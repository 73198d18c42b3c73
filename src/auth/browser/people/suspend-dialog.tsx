import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../../client/request.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { Picker } from "../../../records/picker.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { Owned } from "./owned.tsx";
import { once, type Person, useAct } from "./people-data.ts";
import "./server-sentences.ts";

type Colleague = { id: string; name: string; title: string | null; version: number };
type Props = { person: Person; onClose: () => void };

/** Suspends somebody, or takes up after it: shows what they own and asks who takes it over. */
export default function SuspendDialog({ person, onClose }: Props) {
  const { name } = person;
  const { data: owned } = useOwned(person);
  const [to, setTo] = useState<Colleague | null>(null);
  const active = person.status === "active";
  const act = useSuspension(person, to);
  const counts = Object.entries(owned?.data ?? {}).filter(([, count]) => count > 0);
  return (
    <FormDialog
      onClose={onClose}
      title={active ? t("Suspend {{name}}?", { name }) : t("Who takes over from {{name}}?", { name })}
      {...(active && {
        description: t(
          "They are signed out at once and can no longer sign in. Nothing is deleted, and you can let them back in.",
        ),
      })}
      act={actOf(active, name, to)}
      missing={active || to ? undefined : t("Choose somebody first.")}
      send={act}
    >
      {() => (
        <>
          {active && person.role === "admin" && (
            <p>{t("A second administrator agrees to it first, where there is one.")}</p>
          )}
          {owned && person.kind === "employee" && <Owned name={name} counts={counts} />}
          {counts.length > 0 && (
            <>
              {active && <p className="text-ink-2">{t("Choose who takes them over, or leave them for later.")}</p>}
              <Successor person={person} value={to} onChange={setTo} />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

function useOwned({ id }: Person) {
  return useQuery({
    queryKey: ["people", "owned", id],
    queryFn: ({ signal }) =>
      request<{ data: Record<string, number> }>("GET", `/api/people/owned?user_id=${id}`, { signal }),
  });
}

type SuccessorProps = { person: Person; value: Colleague | null; onChange: (colleague: Colleague | null) => void };

function Successor({ person, value, onChange }: SuccessorProps) {
  return (
    <Picker<Colleague>
      entity="people"
      label={t("Find a colleague")}
      without={[person.id]}
      value={value?.id ?? null}
      onChange={onChange}
      content={(colleague) => (
        <>
          <Avatar id={colleague.id} name={colleague.name} kind="person" />
          <span className="flex-none">{colleague.name}</span>
          <span className="truncate text-ink-3">{colleague.title}</span>
        </>
      )}
    />
  );
}

function actOf(active: boolean, name: string, to: Colleague | null): string {
  if (!active) return to ? t("Hand over to {{to}}", { to: to.name }) : t("Hand over");
  return to ? t("Suspend and hand over to {{to}}", { to: to.name }) : t("Suspend {{name}}", { name });
}

function useSuspension(person: Person, to: Colleague | null): () => Promise<void> {
  const suspend = useAct<{ outcome?: "proposed" }>("people/suspend");
  const hand_over = useAct("people/hand-over");
  const queries = useQueryClient();
  const { id: user_id, name, status } = person;
  return async () => {
    if (status === "active") {
      const { data } = await suspend.mutateAsync(once({ user_id, to: to?.id ?? null }));
      if (data.outcome === "proposed") {
        toast(t("A second administrator has to agree now."), { tone: "good" });
        return;
      }
      toast(t("{{name}} is suspended.", { name }), { tone: "good" });
    } else if (to) {
      await hand_over.mutateAsync(once({ user_id, to: to.id }));
    }
    if (!to) return;
    toast(t("{{to}} has taken over from {{name}}.", { to: to.name, name }), { tone: "good" });
    void queries.invalidateQueries();
  };
}
