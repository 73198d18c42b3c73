import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { type Colleague, ColleaguePicker } from "../../records/colleague-picker.tsx";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";

type Acts = { lock: boolean; sign_out: boolean; halt: boolean };
type Told = { locked?: "done" | "proposed"; sessions?: number; halted?: boolean };
type Props = { person?: Pick<Colleague, "id" | "name">; onClose: () => void };

/** What is done at once in an incident, with one reason: somebody is locked out and signed out, the agents are halted. */
export default function IncidentDialog({ person, onClose }: Props) {
  const { person: me, rights } = useSession();
  const [whom, setWhom] = useState(person ?? null);
  const [acts, setActs] = useState<Acts>({
    lock: true,
    sign_out: true,
    halt: !person && !!rights?.["ai_agents"]?.["halt"],
  });
  const [reason, setReason] = useState("");
  const chosen = (["halt", "sign_out", "lock"] as const).filter((act) => acts[act]);
  const on_person = acts.lock || acts.sign_out;
  const act = useIncident(onClose);
  const send = () => act({ acts: chosen, reason: reason.trim(), ...(on_person && { user_id: whom?.id }) });
  return (
    <FormDialog
      onClose={onClose}
      title={person ? t("Lock {{name}}", { name: person.name }) : t("Respond to an incident")}
      description={t("Everything is done at once or not at all, and recorded in the audit log with your reason.")}
      act={t("Act now")}
      labels={{ reason: t("Reason"), user_id: t("Person") }}
      missing={missing(chosen.length, on_person && !whom, reason)}
      send={send}
    >
      {({ reason: error }) => (
        <>
          <Choices acts={acts} setActs={setActs} />
          {!person && on_person && <Whom whom={whom} setWhom={setWhom} me={me.id} />}
          <TextField
            name="reason"
            label={t("Reason")}
            error={error}
            value={reason}
            maxLength={500}
            onChange={setReason}
          />
        </>
      )}
    </FormDialog>
  );
}

function useIncident(onDone: () => void) {
  const cache = useQueryClient();
  return async (body: object) => {
    const { data } = await request<{ data: Told }>("POST", "/api/security/incident", { body });
    toast(saidOf(data), { tone: "good" });
    await cache.invalidateQueries();
    onDone();
  };
}

function Choices({ acts, setActs }: { acts: Acts; setActs: (acts: Acts) => void }) {
  const { rights } = useSession();
  const labels = {
    lock: t("Lock the person out (an administrator only after another one approves)"),
    sign_out: t("End all their sessions"),
    ...(rights?.["ai_agents"]?.["halt"] && { halt: t("Halt all agents") }),
  };
  return (
    <div className="flex flex-col">
      {Object.entries(labels).map(([act, label]) => (
        <Checkbox
          key={act}
          label={label}
          checked={acts[act as keyof Acts]}
          onChange={() => setActs({ ...acts, [act]: !acts[act as keyof Acts] })}
        />
      ))}
    </div>
  );
}

type WhomProps = { whom: Props["person"] | null; setWhom: (person: Colleague) => void; me: string };

function Whom({ whom, setWhom, me }: WhomProps) {
  return (
    <div>
      <p className="mb-1 font-medium">{whom ? t("Person: {{name}}", { name: whom.name }) : t("Person")}</p>
      <ColleaguePicker value={whom?.id ?? null} onChange={setWhom} without={[me]} />
    </div>
  );
}

function missing(acts: number, nobody: boolean, reason: string): string | undefined {
  if (acts === 0) return t("Choose what is to be done.");
  if (nobody) return t("Choose somebody first.");
  return reason.trim().length < 3 ? t("Say why in a few words.") : undefined;
}

function saidOf({ locked, sessions, halted }: Told): string {
  return [
    locked === "done" && t("Locked out."),
    locked === "proposed" && t("Another administrator has to approve locking them out."),
    sessions !== undefined && t("Sessions ended: {{count}}.", { count: sessions }),
    halted && t("All agents are halted."),
  ]
    .filter(Boolean)
    .join(" ");
}
