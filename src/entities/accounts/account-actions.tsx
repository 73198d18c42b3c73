import { ChevronDown, Ellipsis, Phone, Trash2, UserRound } from "lucide-react";
import { useTransitions } from "../../records/use-meta.ts";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";
import type { OpenAccount } from "./account-row.ts";
import { AccountStageGlyph, AccountStageMark } from "./account-stage-mark.tsx";
import { stageName, stages } from "./account-stages.ts";
import type { AccountActs } from "./use-account-acts.ts";

type Props = { account: OpenAccount; acts: AccountActs; onGone: () => void };

/** Where the client stands and what the reader may do with it; what the server would refuse is not here. */
export function AccountActions({ account, acts, onGone }: Props) {
  const may = (verb: string) => account.can.includes(verb) && !account.deleted_at;
  return (
    <div className="flex flex-none flex-wrap items-center gap-1.5 px-4 pb-3">
      {may("update") ? <StageMenu account={account} acts={acts} /> : <AccountStageMark stage={account.stage} />}
      <span className="flex-1" />
      {account.phone && (
        <a href={`tel:${account.phone}`} className={buttonLook("plain", "small")}>
          <Phone aria-hidden />
          {t("Call")}
        </a>
      )}
      {may("assign") && (
        <Button size="small" onClick={() => acts.assign([account])}>
          <UserRound aria-hidden />
          {t("Assign…")}
        </Button>
      )}
      {may("delete") && <MoreActs account={account} acts={acts} onGone={onGone} />}
    </div>
  );
}

function StageMenu({ account, acts }: Omit<Props, "onGone">) {
  const following = useTransitions("accounts")[account.stage] ?? [];
  const others = stages.filter((stage) => following.includes(stage));
  const trigger = (
    <Button size="small">
      <span className="sr-only">{t("Stage")} </span>
      <AccountStageMark stage={account.stage} />
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={trigger} align="start">
      {others.map((stage) => (
        <MenuItem key={stage} onSelect={() => void acts.move(account, stage)}>
          <AccountStageGlyph stage={stage} />
          {t("Move to {{state}}", { state: stageName(stage) })}
        </MenuItem>
      ))}
    </Menu>
  );
}

function MoreActs({ account, acts, onGone }: Props) {
  const remove = () => {
    onGone();
    void acts.remove([account]);
  };
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t("More acts")} className="size-6.5! touch:size-10!" />}>
      <MenuItem icon={Trash2} onSelect={remove}>
        {t("Remove")}
      </MenuItem>
    </Menu>
  );
}
