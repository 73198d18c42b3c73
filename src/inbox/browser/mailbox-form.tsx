import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../client/api.ts";
import { newKey, request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { WholeMailbox } from "./mailbox-dialogs.tsx";
import { ServerFields } from "./server-fields.tsx";

export type MailboxTexts = Record<
  | "name"
  | "address"
  | "visibility"
  | "readers_team_id"
  | "login"
  | "password"
  | "signature"
  | "imap_host"
  | "imap_port"
  | "imap_security"
  | "smtp_host"
  | "smtp_port"
  | "smtp_security",
  string
>;

/** Of a team it is only once one is chosen. */
const teamless = ({ visibility, readers_team_id }: MailboxTexts) =>
  visibility === "team" && !readers_team_id ? t("Choose the team that reads it.") : undefined;

type Typing = { texts: MailboxTexts; type: (change: Partial<MailboxTexts>) => void; errors: Record<string, string> };

/** Asks for a new mailbox, or for other values of one. */
export function MailboxForm({ box, onClose }: { box: WholeMailbox | undefined; onClose: () => void }) {
  const { texts, type, send } = useMailboxForm(box);
  const missing = !texts.name.trim() || !texts.address.trim() || (!box && !texts.password);
  return (
    <FormDialog
      onClose={onClose}
      title={box ? t("Edit mailbox") : t("Add a mailbox")}
      act={box ? t("Save") : t("Add mailbox")}
      labels={labels()}
      missing={missing ? t("Write a name, an address and a password first.") : teamless(texts)}
      send={send}
    >
      {(errors) => (
        <>
          <About {...{ texts, type, errors, box }} />
          <ServerFields {...{ texts, type, errors }} />
          <Password {...{ texts, type, errors }} known={!!box} />
          <Field name="signature" label={t("Signature")} optional={t("optional")} error={errors["signature"]}>
            {(ties) => (
              <Textarea
                {...ties}
                maxLength={2000}
                value={texts.signature}
                onChange={({ target }) => type({ signature: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

function About({ texts, type, errors, box }: Typing & { box: WholeMailbox | undefined }) {
  return (
    <>
      <TextField
        name="name"
        label={t("Name")}
        maxLength={100}
        value={texts.name}
        error={errors["name"]}
        onChange={(name) => type({ name })}
      />
      <TextField
        name="address"
        type="email"
        label={t("E-mail address")}
        value={texts.address}
        readOnly={!!box}
        error={errors["address"]}
        onChange={(address) => type({ address })}
      />
      <WhoReads {...{ texts, type, errors }} />
    </>
  );
}

/** Who reads it, for whoever may make a mailbox that others read. */
function WhoReads({ texts, type, errors }: Typing) {
  const may_share = useSession().rights?.["mailboxes"]?.["create"]?.includes("company");
  if (!may_share) return null;
  const options = [
    { value: "private", label: t("Only you") },
    { value: "team", label: t("A team") },
    { value: "company", label: t("All colleagues") },
  ];
  return (
    <>
      <SelectField
        name="visibility"
        label={t("Who reads it")}
        value={texts.visibility}
        error={errors["visibility"]}
        {...{ options }}
        onChange={(visibility) => type({ visibility })}
      />
      {texts.visibility === "team" && (
        <Field name="readers_team_id" label={t("Team")} error={errors["readers_team_id"]}>
          {(ties) => (
            <ReferenceControl
              {...ties}
              entity="teams"
              text={texts.readers_team_id}
              onText={(readers_team_id) => type({ readers_team_id })}
            />
          )}
        </Field>
      )}
    </>
  );
}

function Password({ texts, type, errors, known }: Typing & { known: boolean }) {
  return (
    <Field
      name="password"
      label={t("Password")}
      error={errors["password"]}
      hint={
        known
          ? t("Leave it empty to keep it. Another server or login asks for it again.")
          : t("Many providers want a password made for programs. It is kept sealed, and nobody reads it.")
      }
    >
      {(ties) => (
        <PasswordInput
          {...ties}
          autoComplete="off"
          value={texts.password}
          onChange={({ target }) => type({ password: target.value })}
        />
      )}
    </Field>
  );
}

const labels = () => ({
  name: t("Name"),
  address: t("E-mail address"),
  imap_host: t("Server for receiving (IMAP)"),
  smtp_host: t("Server for sending (SMTP)"),
  readers_team_id: t("Team"),
});

function useMailboxForm(box: WholeMailbox | undefined) {
  const cache = useQueryClient();
  const [key] = useState(newKey);
  const [made, keep] = useState<string | undefined>(box?.id);
  const [texts, set] = useState<MailboxTexts>(() => ({
    name: box?.name ?? "",
    address: box?.address ?? "",
    visibility: box?.visibility ?? "private",
    readers_team_id: box?.readers_team_id ?? "",
    login: box?.login ?? "",
    password: "",
    signature: box?.signature ?? "",
    imap_host: box?.imap_host ?? "",
    imap_port: String(box?.imap_port ?? 993),
    imap_security: box?.imap_security ?? "tls",
    smtp_host: box?.smtp_host ?? "",
    smtp_port: String(box?.smtp_port ?? 465),
    smtp_security: box?.smtp_security ?? "tls",
  }));
  const type = (change: Partial<MailboxTexts>) => set((before) => ({ ...before, ...change }));
  const send = async () => {
    const { password, address, ...others } = texts;
    const values = valuesOf(others);
    // (A second try after a wrong password changes what the first has made.)
    if (made) {
      const { version } = await api.mailboxes.get(made);
      await api.mailboxes.update(made, { ...values, version } as never);
    }
    const id = made ?? (await api.mailboxes.create({ ...values, address: address.trim() } as never, key)).id;
    keep(id);
    if (password) await request("PUT", `/api/inbox/mailboxes/${id}/password`, { body: { password } });
    await Promise.all([["mailboxes"], ["conversations"]].map((queryKey) => cache.invalidateQueries({ queryKey })));
  };
  return { texts, type, send };
}

const valuesOf = ({
  readers_team_id,
  visibility,
  login,
  signature,
  imap_port,
  smtp_port,
  ...others
}: Omit<MailboxTexts, "password" | "address">) => ({
  ...others,
  visibility,
  readers_team_id: visibility === "team" ? readers_team_id || null : null,
  login: login.trim() || null,
  signature: signature.trim() || null,
  imap_port: Number(imap_port),
  smtp_port: Number(smtp_port),
});

// What the server says.
phrase("There can be 20 mailboxes of your own, and 100 that are shared.");
phrase("This mailbox has no password yet.");
phrase("This colleague does not read the mailbox.");
