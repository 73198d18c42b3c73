import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { fold } from "../../ui/fold.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { TagDot } from "./tag-marks.tsx";
import { type TagRow, useTags } from "./use-tags.ts";

type Props = {
  chosen: string[];
  onToggle: (id: string) => void;
  /** Null where the reader may not. */
  onCreate: ((name: string) => Promise<void>) | null;
};

/** Finds tags by their name; a tick counts at once, and Enter makes what is not there. */
export function TagPicker({ chosen, onToggle, onCreate }: Props) {
  const tags = useTags();
  const [text, setText] = useState("");
  const words = fold(text.trim());
  const hits = tags.filter(({ name }) => fold(name).includes(words));
  const is_new = words !== "" && !tags.some(({ name }) => fold(name) === words);
  const create = is_new && onCreate ? () => void onCreate(text.trim()).then(() => setText("")) : null;
  const enter = () => (create ? create() : hits[0] && words && onToggle(hits[0].id));
  return (
    <div className="flex w-64 flex-col gap-1 p-1">
      <TextInput
        autoFocus
        aria-label={t("Find a tag")}
        placeholder={onCreate ? t("Find or name a tag") : t("Find a tag")}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && enter()}
      />
      <fieldset aria-label={t("Tags")} className="max-h-64 overflow-y-auto">
        {hits.map((tag) => (
          <Line key={tag.id} tag={tag} checked={chosen.includes(tag.id)} onToggle={onToggle} />
        ))}
        {hits.length === 0 && !create && <p className="px-2 py-1 text-ink-3">{t("Nothing found.")}</p>}
      </fieldset>
      {create && (
        <Button size="small" onClick={create}>
          {t("Create “{{name}}”", { name: text.trim() })}
        </Button>
      )}
      <ManageTags />
    </div>
  );
}

/** The way to the list of them, for whoever may change them. */
function ManageTags() {
  const { rights } = useSession();
  if (!rights?.["tags"]?.["update"]) return null;
  const look = "rounded-sm px-2 py-1 text-center text-ink-2 hover:bg-sunken touch:py-2.5";
  return (
    <PageLink to="/clients" search={{ tab: "tags" }} className={look}>
      {t("Manage tags")}
    </PageLink>
  );
}

type LineProps = Pick<Props, "onToggle"> & { tag: TagRow; checked: boolean };

function Line({ tag, checked, onToggle }: LineProps) {
  return (
    <div className="flex items-center gap-2 rounded-sm px-2 hover:bg-sunken">
      <span className="min-w-0 flex-1">
        <Checkbox label={tag.name} checked={checked} onChange={() => onToggle(tag.id)} />
      </span>
      <TagDot color={tag.color} />
    </div>
  );
}
