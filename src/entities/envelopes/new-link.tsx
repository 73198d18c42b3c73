import { useRef, useState } from "react";
import { newKey, request } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { t } from "../../ui/translate.ts";
import { MadeLinks } from "./made-links.tsx";

type Props = { id: string; name: string; onClose: () => void };

/** Makes a new link for somebody from outside, and shows it once. */
export function NewLink({ id, name, onClose }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  const [key] = useState(newKey);
  const made = useRef(false);
  if (address !== null) return <MadeLinks links={[{ recipient_id: id, name, address }]} onClose={onClose} />;
  const send = async () => {
    const path = `/api/signing/recipients/${id}/link`;
    const answer = await request<{ data: { address: string } }>("POST", path, { body: {}, idempotency_key: key });
    made.current = true;
    setAddress(answer.data.address);
  };
  return (
    <FormDialog
      onClose={() => made.current || onClose()}
      title={t("New link for {{name}}", { name })}
      act={t("Make link")}
      send={send}
    >
      {() => <p>{t("The link that {{name}} has opens nothing from then on.", { name })}</p>}
    </FormDialog>
  );
}
