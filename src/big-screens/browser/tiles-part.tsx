import { ArrowDown, ArrowUp } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { toastRefusal } from "../../screen/refusals.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { tile_names, type TileName } from "../tiles.ts";
import { tile_words } from "./tile-words.ts";

type Props = { screen: Entry<"big_screens">; editable: boolean };

/** Which tiles a screen was given, in their order; those that it lacks stand below. */
export default function TilesPart({ screen, editable }: Props) {
  const writes = useScreenWrites();
  const { tiles } = screen;
  const put = (changed: TileName[]) => void writes.update(screen, { tiles: changed }).catch(toastRefusal);
  const move = (at: number, by: number) => put(tiles.toSpliced(at, 1).toSpliced(at + by, 0, tiles[at] as TileName));
  const lacking = tile_names.filter((name) => !tiles.includes(name));
  return (
    <Part title={t("Tiles, in their order")}>
      <ul aria-label={t("Tiles, in their order")}>
        {[...tiles, ...lacking].map((name, at) => (
          <Line
            key={name}
            name={name}
            at={tiles.includes(name) ? at : -1}
            last={tiles.length - 1}
            editable={editable}
            onChosen={(chosen) => put(chosen ? [...tiles, name] : tiles.filter((each) => each !== name))}
            onMove={(by) => move(at, by)}
          />
        ))}
      </ul>
    </Part>
  );
}

type LineProps = {
  name: TileName;
  /** Its place; -1 where the screen lacks it. */
  at: number;
  last: number;
  editable: boolean;
  onChosen: (chosen: boolean) => void;
  onMove: (by: 1 | -1) => void;
};

function Line({ name, at, last, editable, onChosen, onMove }: LineProps) {
  const field = t(tile_words[name]);
  return (
    <li className="flex min-h-9 items-center gap-2 touch:min-h-11">
      <span className="flex-1">
        <Checkbox
          label={field}
          checked={at >= 0}
          // (A screen without any tile would be dark.)
          disabled={!editable || (at === 0 && last === 0)}
          onChange={({ target }) => onChosen(target.checked)}
        />
      </span>
      {editable && at >= 0 && (
        <span className="flex">
          <IconButton
            icon={ArrowUp}
            label={t("Move {{field}} up", { field })}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t("Move {{field}} down", { field })}
            disabled={at === last}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </li>
  );
}
