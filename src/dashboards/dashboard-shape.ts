import type { ChartKind } from "../reports/definition-shape.ts";
import type { ReadyKey } from "../reports/ready-keys.ts";

/** The columns of a dashboard's grid; a tile is as wide as so many of them. */
export const widths = [1, 2, 3, 4] as const;

/** How many rows of the grid a tile is high. */
export const heights = [1, 2, 3] as const;

type Placed = {
  /** Unique within its dashboard. */
  id: string;
  /** Stands in the place of the report's own name. */
  title?: string | undefined;
  width: (typeof widths)[number];
  height: (typeof heights)[number];
};

/** What tiles of reports share: how they are drawn, where not as the report says, and which of its days a period narrows. */
type Drawn = Placed & {
  as?: ChartKind | undefined;
  /** A field of days; `none` where no period narrows it. */
  day?: string | undefined;
};

export type ReportTile = Drawn & ({ kind: "report"; report: string } | { kind: "ready"; ready: ReadyKey });

export type TextTile = Placed & { kind: "text"; text: string };

export type Tile = ReportTile | TextTile;

/** What narrows all tiles that can be narrowed by it, each a word of lists: `this-quarter`, `me`, an id. */
export const filter_names = ["period", "owner", "team", "pipeline"] as const;

export type FilterName = (typeof filter_names)[number];

/** How an address calls a filter of a dashboard: a list beside it has an owner of its own. */
export const inAddress = (name: FilterName): string => `by_${name}`;

export type DashboardFilters = Partial<Record<FilterName, string>>;

/** What a dashboard shows, in its order, and with which filters it opens. */
export type DashboardDefinition = { tiles: Tile[]; filters: DashboardFilters };

/** The limits of dashboards: characters of texts and titles, bytes of a definition that is `stored`. */
export const most = { tiles: 24, text: 2000, title: 100, stored: 30_000 } as const;
