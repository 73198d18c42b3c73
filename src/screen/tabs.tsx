import { useSession } from "../client/session-context.ts";
import { all_places, type AnyPlace, type Listed, placeOf, placesAt, tabOf } from "../entities/places.ts";
import { useAddress } from "../records/address.ts";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { type Late, late } from "../ui/late.ts";
import { TabLine } from "./tab-line.tsx";

/** The title of a list that shares its page with others, each a tab; nothing where it has the page to itself. */
export function Tabs({ entity }: { entity: Listed }) {
  const tabs = useTabs(entity).map((place) => ({
    entity: place.entity,
    title: t(place.words.many),
    to: place.path ?? "",
    search: tabOf(place),
  }));
  return <TabLine here={entity} tabs={tabs} />;
}

/** The lists of the page of an entity that its reader may see; none but its own where there is no other. */
export function useTabs(entity: Listed): AnyPlace[] {
  const { rights } = useSession();
  return placesAt(placeOf(entity)?.path ?? null).filter(
    (place) => place.entity === entity || rights?.[place.entity]?.["read"],
  );
}

/** The entity whose tab of a page the address asks for, where it is another's; null where it is this one's. */
export function useOtherTab(entity: Listed): Listed | null {
  const [{ tab }] = useAddress();
  const asked = useTabs(entity).find((place) => place.tab !== undefined && place.tab === tab);
  return asked && asked.entity !== entity ? (asked.entity as Listed) : null;
}

/** The screens of tabs, each a chunk of its own. */
export const tab_screens: Record<string, Late<object>> = Object.fromEntries(
  all_places.flatMap(({ entity, tab, screen, french }) =>
    tab && screen ? [[entity, late(french ? withFrench(screen, french) : screen)]] : [],
  ),
);
