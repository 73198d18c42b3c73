import { Plus } from "lucide-react";
import { useState } from "react";
import { useChangeable, useSession } from "../../client/session-context.ts";
import { newKey } from "../../client/request.ts";
import { toastFailure } from "../../records/failure.ts";
import { saveField } from "../../records/save-field.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { Popover } from "../../ui/popover.tsx";
import { t } from "../../ui/translate.ts";
import { TagMarks } from "./tag-marks.tsx";
import { TagPicker } from "./tag-picker.tsx";
import { useTags } from "./use-tags.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";

/** The tags of a record that is open, and a way to put others on it. */
export function TagField() {
  const { rights } = useSession();
  const { chosen, may_change, toggle, create } = useTagging();
  const known = useTags();
  const [open, setOpen] = useState(false);
  if (!rights?.["tags"] || (!may_change && chosen.length === 0)) return null;
  return (
    <div className="flex flex-none flex-wrap items-center gap-y-1 px-4 pb-3">
      <TagMarks tags={known.filter(({ id }) => chosen.includes(id))} />
      {may_change && (
        <Popover label={t("Tags")} open={open} onOpenChange={setOpen} trigger={<AddTag />}>
          <TagPicker chosen={chosen} onToggle={toggle} onCreate={rights["tags"]["create"] ? create : null} />
        </Popover>
      )}
    </div>
  );
}

/** The tags of the record around, whether its reader may change them, and how. */
function useTagging() {
  const { entity } = useScreen().described;
  const writes = useScreenWrites();
  const making = useWrites("tags");
  const { row, may } = useHere<"leads">();
  const may_change = useChangeable(entity)("tag_ids") && may("update");
  const chosen = row.tag_ids ?? [];
  const save = (tag_ids: string[]) => {
    const told = { onRefused: () => {}, onClash: () => {} };
    void saveField({ entity, row, name: "tag_ids", label: t("Tags"), writes, ...told }, tag_ids);
  };
  const toggle = (id: string) => save(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const create = async (name: string) => {
    const made = await making.create({ name }, newKey()).catch(toastFailure);
    if (made) save([...chosen, made.id]);
  };
  return { chosen, may_change, toggle, create };
}

function AddTag(attributes: object) {
  return (
    <button
      type="button"
      {...attributes}
      className="inline-flex h-6 items-center gap-1 rounded-full px-2 text-meta text-ink-3 hover:bg-sunken hover:text-ink touch:h-10"
    >
      <Plus aria-hidden className="size-3.25!" />
      {t("Tag")}
    </button>
  );
}
