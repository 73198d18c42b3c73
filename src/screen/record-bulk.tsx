import { Ellipsis } from "lucide-react";
import { ExportChosen } from "../exports/export-chosen.tsx";
import { BulkBar } from "../records/bulk-bar.tsx";
import { BulkButton } from "../records/bulk-button.tsx";
import type { BulkProps } from "../records/list-description.ts";
import type { RecordRow } from "../records/record-client.ts";
import { Button } from "../ui/button.tsx";
import { formatNumber } from "../ui/format.ts";
import { useIsSmall } from "../ui/media-query.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { phrase, t } from "../ui/translate.ts";
import { type BarAct, useBarActs } from "./bar-acts.ts";
import { useScreen } from "./description.ts";
import { sayOf } from "./words.ts";

/** Acts on the chosen records, or on all that match; what is not the reader's to change stays as it is, which is said before. */
export default function RecordBulk(props: BulkProps<RecordRow>) {
  const { rows, selection, question, count = 0 } = props;
  const { entity } = useScreen().described;
  const small = useIsSmall();
  const chosen = selection.all ? count : selection.ids.size;
  const acts = useBarActs(props, chosen);
  // Where there is no heading to choose all that are loaded with, all that match are offered at once.
  const whole = count > selection.ids.size && (small || selection.ids.size === rows.length);
  // The bar stays one line: what comes first, and removal at the end; the rest is a press away.
  const most = small ? 2 : 5;
  const shown = acts.length > most + 1 ? [...acts.slice(0, most - 1), ...acts.slice(-1)] : acts;
  const rest = acts.filter((act) => !shown.includes(act) && act.allowed !== 0);
  return (
    <BulkBar selection={selection} count={chosen}>
      {whole && !selection.all && !question.bin && (
        <Button size="small" tone="quiet" onClick={selection.chooseAll}>
          {sayOf(entity, all_that_match, { count: formatNumber(count) })}
        </Button>
      )}
      {shown.map(({ key, icon, allowed, say, run }) => (
        <BulkButton key={key} {...{ icon, chosen, allowed }} onClick={run}>
          {say}
        </BulkButton>
      ))}
      {!selection.all && <ExportChosen rows={rows.filter(({ id }) => selection.ids.has(id))} />}
      {rest.length > 0 && <Rest acts={rest} chosen={chosen} />}
    </BulkBar>
  );
}

/** The acts that there is no room for. */
function Rest({ acts, chosen }: { acts: BarAct[]; chosen: number }) {
  return (
    <Menu
      trigger={
        <Button size="small">
          <Ellipsis aria-hidden />
          {t("More")}
        </Button>
      }
    >
      {acts.map(({ key, icon, allowed = chosen, say, run }) => (
        <MenuItem key={key} {...(icon && { icon })} onSelect={run}>
          {say(allowed)}
        </MenuItem>
      ))}
    </Menu>
  );
}

const all_that_match = phrase("Choose all {{count}} {{things}} that match");
