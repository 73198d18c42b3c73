import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { useAddress } from "../../records/address.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import { idsOf } from "../../screen/ids-of.ts";
import { ReferenceListControl } from "../../screen/reference-list-control.tsx";
import { refreshChannels } from "./refresh-channels.ts";

type Known = { id: string; name: string; purpose?: string | null; version?: number };
type Props = { channel?: Known; onClose: () => void };

/** Asks for a new channel and who is in it, or for another name and purpose. */
export default function ChannelForm({ channel, onClose }: Props) {
  const { texts, type, send } = useForm(channel);
  return (
    <FormDialog
      onClose={onClose}
      title={channel ? t("Edit channel") : t("New channel")}
      act={channel ? t("Save") : t("Create channel")}
      labels={{ name: t("Name"), purpose: t("Purpose") }}
      missing={texts.name.trim() ? undefined : t("Write a name first.")}
      send={send}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={t("Name")}
            error={errors["name"]}
            value={texts.name}
            maxLength={80}
            onChange={(name) => type({ name })}
          />
          <TextField
            name="purpose"
            label={t("Purpose")}
            optional={t("optional")}
            error={errors["purpose"]}
            value={texts.purpose}
            maxLength={500}
            onChange={(purpose) => type({ purpose })}
          />
          {!channel && <WhoIsIn {...{ texts, type }} />}
        </>
      )}
    </FormDialog>
  );
}

type Texts = ReturnType<typeof useForm>;

/** Of a new channel: who reads it, and who is in it from the beginning. */
function WhoIsIn({ texts, type }: Pick<Texts, "texts" | "type">) {
  return (
    <>
      <WhoReads value={texts.kind} onChange={(kind) => type({ kind })} />
      <Field name="people" label={t("People")} optional={t("optional")}>
        {(ties) => (
          <ReferenceListControl {...ties} entity="people" text={texts.people} onText={(people) => type({ people })} />
        )}
      </Field>
    </>
  );
}

function WhoReads({ value, onChange }: { value: string; onChange: (kind: string) => void }) {
  const options = [
    { value: "open", label: t("Every colleague") },
    { value: "private", label: t("Its members only") },
  ];
  return (
    <div className="flex flex-col gap-1">
      <p className="text-form font-medium">{t("Who can read it")}</p>
      <div>
        <SegmentedControl label={t("Who can read it")} {...{ value, options, onChange }} />
      </div>
    </div>
  );
}

function useForm(channel: Known | undefined) {
  const cache = useQueryClient();
  const [, go] = useAddress();
  const [key] = useState(newKey);
  const begun = { name: channel?.name ?? "", purpose: channel?.purpose ?? "", kind: "open", people: "" };
  const [texts, setTexts] = useState(begun);
  const type = (change: Partial<typeof begun>) => setTexts((before) => ({ ...before, ...change }));
  const send = async () => {
    const values = { name: texts.name.trim(), purpose: texts.purpose.trim() || null };
    if (channel)
      await api.channels.get(channel.id).then(({ version }) => api.channels.update(channel.id, { ...values, version }));
    else {
      const { id } = await api.channels.create({ ...values, kind: texts.kind as "open" | "private" }, key);
      await addPeople(id, texts.people);
      go({ begin: null, id, message: null, q: null });
    }
    await refreshChannels(cache);
  };
  return { texts, type, send };
}

/** Brings people into a channel, by their ids with commas between; throws at the first who cannot be. */
export async function addPeople(channel_id: string, people: string): Promise<void> {
  for (const user_id of idsOf(people)) await api.channel_members.create({ channel_id, user_id }, newKey());
}
