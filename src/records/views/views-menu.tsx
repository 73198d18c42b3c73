import { House, Pencil, Pin, Trash2 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { failureSentence, toastFailure } from "../failure.ts";
import type { usePresent } from "./present-view.ts";
import type { useChosenViews, useViews, View, Visibility } from "./use-views.ts";

type Props = {
  views: ReturnType<typeof useViews>;
  chosen: ReturnType<typeof useChosenViews>;
  present: ReturnType<typeof usePresent>;
  onOpen: (view: View) => void;
  onAsk: (about: View | "new") => void;
};

/** All views of a list by who sees them, and what to do with the one that is open. */
export function ViewsMenu(props: Props) {
  const { views, error, may_create } = props.views;
  const groups: [Visibility, string][] = [
    ["private", t("Only I see these")],
    ["team", t("My team sees these")],
    ["public", t("All staff see these")],
  ];
  return (
    <div className="flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-1 p-1">
      {error && !views && <p className="px-2 py-1 text-ink-2">{failureSentence(error)}</p>}
      {views?.length === 0 && <p className="px-2 py-1 text-ink-2">{t("No view of this list is saved yet.")}</p>}
      {groups.map(([visibility, heading]) => {
        const some = views?.filter((view) => view.visibility === visibility) ?? [];
        return (
          some.length > 0 && (
            <section key={visibility} aria-label={heading}>
              <h3 className="px-2 pt-1 pb-0.5 text-tag font-medium text-ink-3">{heading}</h3>
              <ul>
                {some.map((view) => (
                  <Line key={view.id} view={view} {...props} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {may_create && <Keep {...props} />}
    </div>
  );
}

/** Ways to keep what the list shows now. */
function Keep(props: Props) {
  const { views, present, onAsk } = props;
  const { opened, changed } = present;
  return (
    <div className="flex flex-wrap gap-1.5 border-t border-line px-1 pt-2 pb-1">
      {opened && changed && views.mayChange(opened) && (
        <Button size="small" tone="primary" onClick={() => save(props, opened)}>
          {t("Save the changes")}
        </Button>
      )}
      <Button
        size="small"
        disabledReason={present.isPlain ? t("Filter, search, sort or arrange the columns first.") : undefined}
        onClick={() => onAsk("new")}
      >
        {t("Save as a new view…")}
      </Button>
    </div>
  );
}

function Line({ view, views, chosen, present, onOpen, onAsk }: Props & { view: View }) {
  const [pinned, first] = [chosen.isPinned(view.id), chosen.isFirst(view.id)];
  const pressed = "aria-pressed:text-person aria-pressed:[&_svg]:fill-current";
  return (
    <li className="flex items-center rounded-md focus-within:bg-sunken hover:bg-sunken">
      <button
        type="button"
        aria-current={present.opened?.id === view.id ? "true" : undefined}
        onClick={() => onOpen(view)}
        className="min-h-8 min-w-0 flex-1 truncate rounded-md px-2 text-left aria-[current]:font-medium touch:min-h-11"
      >
        {view.name}
      </button>
      <IconButton
        icon={Pin}
        label={t("Keep {{view}} at hand", { view: view.name })}
        aria-pressed={pinned}
        className={pressed}
        onClick={() => void chosen.pin(view.id, !pinned).catch(toastFailure)}
      />
      <IconButton
        icon={House}
        label={t("Begin with {{view}}", { view: view.name })}
        aria-pressed={first}
        className={pressed}
        onClick={() => void chosen.begin(first ? null : view).catch(toastFailure)}
      />
      {views.mayChange(view) && (
        <>
          <IconButton icon={Pencil} label={t("Change {{view}}", { view: view.name })} onClick={() => onAsk(view)} />
          <IconButton
            icon={Trash2}
            label={t("Delete {{view}}", { view: view.name })}
            onClick={() => void discard({ view, views, present })}
          />
        </>
      )}
    </li>
  );
}

async function save({ views, present }: Props, opened: View): Promise<void> {
  await views.change(opened, present.present).then(() => toast(t("Saved."), { tone: "good" }), toastFailure);
}

async function discard({ view, views, present }: Pick<Props, "views" | "present"> & { view: View }): Promise<void> {
  try {
    await views.remove(view.id);
    if (present.opened?.id === view.id) present.go({ saved: null }, { replace: true });
    toast(t("“{{name}}” is deleted.", { name: view.name }), { undo: () => views.restore(view.id) });
  } catch (error) {
    toastFailure(error);
  }
}
