import { Button } from "../../ui/button.tsx";
import { CopyLine } from "../../ui/copy-line.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { t } from "../../ui/translate.ts";

/** A link that was just made for somebody. */
export type MadeLink = { recipient_id: string; name: string; address: string };

/** Shows links that are not shown again, to be copied. */
export const MadeLinks = ({ links, onClose }: { links: MadeLink[]; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={t("Links for your recipients")}
    description={t(
      "They are shown only now. Whoever has one answers in the recipient’s name. Where the server sends mail, each gets theirs by e-mail, too.",
    )}
    actions={<Button onClick={onClose}>{t("Done")}</Button>}
  >
    <ul className="flex flex-col gap-3">
      {links.map(({ recipient_id, name, address }) => (
        <li key={recipient_id}>
          <p className="pb-1 font-medium">{name}</p>
          <CopyLine text={address} of={name} aria-label={t("Link for {{name}}", { name })} />
        </li>
      ))}
    </ul>
  </Dialog>
);
