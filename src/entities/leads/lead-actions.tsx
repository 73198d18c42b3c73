import { Ellipsis, Mail, Merge, Pause, Phone, Trash2, UserRound } from "lucide-react";
import { useKeyOf } from "../../keys/own-keys.ts";
import { type KeyBinding, useKeys } from "../../keys/use-keys.ts";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";
import type { OpenLead } from "./lead-row.ts";
import { isOpenStage } from "./stage-names.ts";
import type { LeadActs } from "./use-lead-acts.ts";

type Props = { lead: OpenLead; acts: LeadActs; onGone: () => void };

/** What the reader may do with this lead; what the server would refuse is not here. */
export function LeadActions({ lead, acts, onGone }: Props) {
  const changeable = lead.can.includes("update") && !lead.deleted_at;
  const open = isOpenStage(lead.stage);
  const closing = changeable && open;
  const claimable = lead.can.includes("claim") && !lead.deleted_at;
  const [claim_key, win_key] = [useKeyOf("claim"), useKeyOf("win")];
  const { kbd: _, ...lose_key } = useKeyOf("lose");
  const close: KeyBinding[] = [
    { of: "win", label: t("Win the lead"), act: () => acts.move(lead, "won") },
    { of: "lose", label: t("Lose the lead"), act: () => acts.move(lead, "lost") },
  ];
  const claim: KeyBinding = { of: "claim", label: t("Claim the lead"), act: () => void acts.claim(lead) };
  useKeys([...(closing ? close : []), ...(claimable ? [claim] : [])]);
  return (
    <div className="flex flex-none flex-wrap gap-1.5 px-4 pb-3">
      {!lead.do_not_contact && <Reach lead={lead} />}
      <span className="flex-1" />
      {claimable && (
        <Button size="small" {...claim_key} onClick={() => acts.claim(lead)}>
          {t("Claim")}
        </Button>
      )}
      {changeable && !open && (
        <Button size="small" onClick={() => acts.reopen(lead)}>
          {t("Reopen")}
        </Button>
      )}
      {closing && (
        <>
          <Button tone="quiet" size="small" {...lose_key} onClick={() => acts.move(lead, "lost")}>
            {t("Lose…")}
          </Button>
          <Button tone="primary" size="small" {...win_key} onClick={() => acts.move(lead, "won")}>
            {t("Win")}
          </Button>
        </>
      )}
      <MoreActs lead={lead} acts={acts} onGone={onGone} />
    </div>
  );
}

function Reach({ lead }: { lead: OpenLead }) {
  const [email, phone] = [lead.emails[0], lead.phones[0]];
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={buttonLook("plain", "small")}>
          <Mail aria-hidden />
          {t("E-mail")}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className={buttonLook("plain", "small")}>
          <Phone aria-hidden />
          {t("Call")}
        </a>
      )}
    </>
  );
}

function MoreActs({ lead, acts, onGone }: Props) {
  const may = (verb: string) => lead.can.includes(verb) && !lead.deleted_at;
  const holdable = may("update") && isOpenStage(lead.stage) && lead.stage !== "on_hold";
  if (!may("assign") && !may("update") && !may("delete")) return null;
  const remove = () => {
    onGone();
    void acts.remove([lead]);
  };
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t("More acts")} className="size-6.5! touch:size-10!" />}>
      {may("assign") && (
        <MenuItem icon={UserRound} onSelect={() => acts.ask({ about: "owner", leads: [lead] })}>
          {t("Assign…")}
        </MenuItem>
      )}
      {holdable && (
        <MenuItem icon={Pause} onSelect={() => acts.move(lead, "on_hold")}>
          {t("Put on hold")}
        </MenuItem>
      )}
      {may("update") && (
        <MenuItem icon={Merge} onSelect={() => acts.ask({ about: "duplicate", lead })}>
          {t("Merge…")}
        </MenuItem>
      )}
      {may("delete") && (
        <>
          <MenuLine />
          <MenuItem icon={Trash2} onSelect={remove}>
            {t("Remove")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
