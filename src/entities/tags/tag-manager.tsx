import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { saveField } from "../../records/save-field.ts";
import { useField } from "../../records/use-meta.ts";
import { useWrites, type Writes } from "../../records/use-writes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { TagDot } from "./tag-marks.tsx";
import { type TagRow, useTags } from "./use-tags.ts";

/** The company's tags: another name, another colour, or into the bin. */
export default function TagManager({ onClose }: { onClose: () => void }) {
  const tags = useTags();
  const writes = useWrites("tags");
  const colors = useField("tags", "color")?.choices ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("Tags")}
      description={t("Everybody who works with leads and clients shares them.")}
    >
      {tags.length === 0 && <EmptyState sentence={t("There are no tags yet.")} />}
      <ul className="flex flex-col gap-1.5 pb-1">
        {tags.map((tag) => (
          <TagLine key={tag.id} tag={tag} colors={colors} writes={writes} />
        ))}
      </ul>
    </Dialog>
  );
}

function TagLine({ tag, colors, writes }: { tag: TagRow; colors: readonly string[]; writes: Writes }) {
  const { rights } = useSession();
  const { name, setName, rename, save } = useTagLine(tag, writes);
  const options = colors.map((color) => ({ value: color, label: t(color_names[color] ?? color) }));
  return (
    <li className="flex items-center gap-2">
      <TagDot color={tag.color} />
      <TextInput
        aria-label={t("Name of {{tag}}", { tag: tag.name })}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={rename}
        onKeyDown={(event) => event.key === "Enter" && rename()}
      />
      <span className="w-32 flex-none">
        <Select
          aria-label={t("Colour of {{tag}}", { tag: tag.name })}
          value={tag.color}
          onChange={(event) => save("color", t("Colour"), event.target.value)}
          options={options}
        />
      </span>
      {rights?.["tags"]?.["delete"] && (
        <IconButton
          icon={Trash2}
          label={t("Remove {{name}}", { name: tag.name })}
          onClick={() => void writes.remove([tag.id], () => t("The tag is in the bin."))}
        />
      )}
    </li>
  );
}

/** The name as it is being typed, and what saves it or a colour. */
function useTagLine(tag: TagRow, writes: Writes) {
  const [name, setName] = useState(tag.name);
  const back = () => setName(tag.name);
  const save = (field: "name" | "color", label: string, value: string) =>
    void saveField({ entity: "tags", row: tag, name: field, label, writes, onRefused: back, onClash: back }, value);
  const rename = () => {
    const next = name.trim();
    if (!next) back();
    else if (next !== tag.name) save("name", t("Name"), next);
  };
  return { name, setName, rename, save };
}

const color_names: Record<string, string> = {
  grey: phrase("Grey"),
  petrol: phrase("Petrol"),
  ochre: phrase("Ochre"),
  plum: phrase("Plum"),
  green: phrase("Green"),
  blue: phrase("Blue"),
  coral: phrase("Coral"),
};
