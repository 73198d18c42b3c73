import { Pencil, Trash2 } from "lucide-react";
import { useSession } from "../../client/session-context.ts";
import { useNames } from "../../records/names.ts";
import { usePeople } from "../../records/owners.ts";
import type { Values } from "../../records/record-client.ts";
import type { Event } from "../../records/timeline.tsx";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { removedSentence } from "../../screen/removed-sentence.ts";
import { Badge } from "../../ui/badge.tsx";
import { MenuItem } from "../../ui/menu.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { LineMenu } from "./line-menu.tsx";
import { modes } from "./kinds.ts";
import { mentionedAfter } from "./mentions.ts";
import { useAgents } from "./use-agents.ts";
import type { Comment } from "./use-timeline.ts";
import { Words } from "./words.tsx";

const form = {
  entity: "comments" as const,
  form: ["body"],
  wide: ["body"],
  fields: { body: { label: phrase("Text") } },
};

/** A comment as an event: who said what, and for its writer ways to change it and to take it back. */
export function useSaid({ rights }: { rights: Record<string, unknown> }): (comment: Comment) => Event {
  const { ask } = useScreen();
  const { person } = useSession();
  const nameOf = useNames();
  const agents = useAgents();
  const writes = useWrites("comments");
  return (comment) => {
    const { id, created_at, updated_at, created_by, body, mention_ids, agent_ids, account_id, written_by } = comment;
    const own = created_by === person.id;
    const mentioned = mention_ids.map(nameOf).filter((name) => name !== undefined);
    // (Kept offline by an earlier version, a comment has none.)
    const asked = agents.filter((agent) => agent_ids?.includes(agent.id)).map(({ name }) => name);
    const change = () => ask((onClose) => <ChangeSaid {...{ comment, onClose }} />);
    const remove = () => writes.remove([id], (count, left) => removedSentence("comments", count, left));
    return {
      key: id,
      at: created_at,
      who: { id: created_by, name: nameOf(created_by ?? "") ?? written_by ?? (own ? person.name : undefined) },
      deed: { text: modes.comment.told },
      below: (
        <>
          {account_id && <Badge>{t("The client reads it")}</Badge>}
          <Words {...{ text: body, mentioned, asked }} />
          {updated_at > created_at && <p className="text-meta text-ink-3">{t("edited")}</p>}
        </>
      ),
      acts: own && !!rights["update"] && (
        <LineMenu>
          <MenuItem icon={Pencil} onSelect={change}>
            {`${t("Edit")}…`}
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => void remove()}>
            {t("Remove")}
          </MenuItem>
        </LineMenu>
      ),
    };
  };
}

/** Asks for other words; whom they mention follows from them. */
function ChangeSaid({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const people = usePeople();
  const along = ({ body }: Values): Values =>
    typeof body === "string" ? { mention_ids: mentionedAfter(comment.mention_ids, body, people) } : {};
  return <RecordForm described={form} record={comment} {...{ along, onClose }} />;
}
