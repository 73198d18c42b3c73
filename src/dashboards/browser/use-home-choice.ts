import { useReducer } from "react";
import { keepPreferences } from "../../client/preferences.ts";
import { useSession } from "../../client/session-context.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";

/** Whether one begins with this dashboard, and what changes that. */
export function useHomeChoice(id: string) {
  const { person } = useSession();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const keep = async (home_dashboard: string | null) => {
    await keepPreferences({ home_dashboard });
    // The session was answered once; what the person changes since is noted in it, so that every page knows.
    Object.assign(person, { home_dashboard });
    redraw();
  };
  return {
    isHome: person.home_dashboard === id,
    choose: async (on: boolean) => {
      const before = person.home_dashboard;
      await keep(on ? id : null);
      const said = on ? t("This dashboard is your home now.") : t("You begin with your usual home again.");
      toast(said, { undo: () => keep(before) });
    },
  };
}
