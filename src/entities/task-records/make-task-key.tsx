import { useSession } from "../../client/session-context.ts";
import { useKeys } from "../../keys/use-keys.ts";
import { useList } from "../../records/list-context.ts";
import { t } from "../../ui/translate.ts";
import { type MadeOf, useMakeTask } from "./use-make-task.ts";

/** Makes a task of the record that is open, or of the one in the list that has the focus, by one key. */
export default function MakeTaskKey({ entity, right }: { entity: MadeOf; right: string }) {
  const { openId } = useList();
  const { rights } = useSession();
  const make = useMakeTask(entity);
  const act = () => {
    const id = openId ?? focusedId();
    if (id) make(id);
  };
  const may = rights?.[entity]?.[right] && rights["tasks"]?.["create"];
  useKeys(may ? [{ of: "make_task", label: t("Make a task of it"), act }] : []);
  return null;
}

/** The record whose row has the focus, by the link of that row. */
function focusedId(): string | null {
  const link = document.activeElement?.closest("[data-row]")?.querySelector<HTMLAnchorElement>("a[href]");
  return link ? new URL(link.href).searchParams.get("id") : null;
}
