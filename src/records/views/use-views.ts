import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer } from "react";
import { api, type EntityName } from "../../client/api.ts";
import { keepPreferences } from "../../client/preferences.ts";
import { useSession } from "../../client/session-context.ts";
import type { Address } from "../address.ts";
import type { Layout } from "../column-layout.ts";

/** Who sees a view: its maker, their team, or all of the staff. */
export type Visibility = "private" | "team" | "public";

/** What a view says of a list. */
export type ViewContent = { address: Address; layout: Stored<Layout> | null };

// Of before fields could be chosen.
type Stored<L extends Layout> = Omit<L, "shown"> & Partial<L>;

/** A list that somebody keeps under a name. */
export type View = ViewContent & { id: string; version: number; name: string; visibility: Visibility; user_id: string };

/** The views of a list that this person sees, and what they can do with them. */
export function useViews(entity: EntityName) {
  const cache = useQueryClient();
  const { rights, person } = useSession();
  const queryKey = ["saved_views", entity];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.saved_views.list({ where: { entity: { eq: entity } }, order: ["name"], limit: 500 }, signal),
  });
  const then = async <Answer>(written: Promise<Answer>) => {
    const answer = await written;
    await cache.invalidateQueries({ queryKey });
    return answer;
  };
  const tidies = rights?.["saved_views"]?.["update"]?.includes("public");
  return {
    views: data?.data as View[] | undefined,
    error,
    may_create: !!rights?.["saved_views"]?.["create"],
    mayChange: (view: View) => view.user_id === person.id || (view.visibility === "public" && !!tidies),
    create: (values: ViewContent & Pick<View, "name" | "visibility">) =>
      then(api.saved_views.create({ ...values, entity })),
    change: ({ id, version }: View, values: Partial<ViewContent & Pick<View, "name" | "visibility">>) =>
      then(api.saved_views.update(id, { ...values, version })),
    remove: (id: string) => then(api.saved_views.remove(id)),
    restore: (id: string) => then(api.saved_views.restore(id)),
  };
}

/** Which views the person keeps at hand, and with which this list begins. */
export function useChosenViews(entity: EntityName) {
  const { person } = useSession();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  // The session was answered once; what the person changes since is noted in it, so that every screen knows.
  const keep = async (change: Partial<Pick<typeof person, "pinned_views" | "default_views" | "begins_with">>) => {
    const { begins_with: _, ...preferences } = change;
    await keepPreferences(preferences);
    Object.assign(person, change);
    redraw();
  };
  const { pinned_views, default_views, begins_with } = person;
  const begun = begins_with[entity]?.["saved"];
  return {
    isPinned: (id: string) => pinned_views.includes(id),
    isFirst: (id: string) => begun === id,
    pin: (id: string, on: boolean) =>
      keep({ pinned_views: on ? [...pinned_views, id] : pinned_views.filter((other) => other !== id) }),
    /** The list begins with this view; with null as it is by itself. */
    begin: (view: View | null) => {
      const { [entity]: _, ...others } = begins_with;
      const kept = default_views.filter((id) => id !== begun);
      return view
        ? keep({
            default_views: [...kept, view.id],
            begins_with: { ...others, [entity]: { ...view.address, saved: view.id } },
          })
        : keep({ default_views: kept, begins_with: others });
    },
  };
}
