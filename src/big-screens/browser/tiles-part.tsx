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
          <li key={name} className="flex min-h-9 items-center gap-2 touch:min-h-11">
            <span className="flex-1">
              <Checkbox
                label={t(tile_words[name])}
                checked={tiles.includes(name)}
                // (A screen without any tile would be dark.)
                disabled={!editable || (tiles.length === 1 && tiles.includes(name))}
                onChange={({ target }) =>
                  put(target.checked ? [...tiles, name] : tiles.filter((each) => each !== name))
                }
              />
            </span>
            {editable && tiles.includes(name) && (
              <span className="flex">
                <IconButton
                  icon={ArrowUp}
                  label={t("Move {{field}} up", { field: t(tile_words[name]) })}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t("Move {{field}} down", { field: t(tile_words[name]) })}
                  disabled={at === tiles.length - 1}
                  onClick={() => move(at, 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
