import type { ReadyKey } from "../../reports/ready-keys.ts";
import { phrase } from "../../ui/translate.ts";
import type { DashboardDefinition, ReportTile, Tile } from "../dashboard-shape.ts";

/** A dashboard that everybody can copy; the titles of its figures are phrases. */
export type ReadyDashboard = { key: string; name: string; definition: DashboardDefinition };

type Size = [width: Tile["width"], height: Tile["height"]];

const tile = (ready: ReadyKey, [width, height]: Size, more: Partial<ReportTile> = {}): Tile =>
  ({ id: `${ready}${more.as ? `-${more.as}` : ""}`, kind: "ready", ready, width, height, ...more }) as Tile;

const figure = (ready: ReadyKey, title: string): Tile => tile(ready, [1, 1], { as: "number", title });

// (How things stand is of no period.)
const now = { day: "none" };

/** The ready dashboards: they hold nothing but ready reports, so that they show something to whoever sees such records. */
export const ready_dashboards: ReadyDashboard[] = [
  {
    key: "sales",
    name: phrase("Sales"),
    definition: {
      tiles: [
        tile("open-pipeline", [1, 1], { as: "number", title: phrase("Open pipeline"), ...now }),
        figure("won-by-owner", phrase("Won")),
        figure("new-leads", phrase("New leads")),
        figure("reasons-of-loss", phrase("Lost")),
        tile("open-pipeline", [2, 2], now),
        tile("won-by-owner", [2, 2]),
        tile("new-leads", [2, 2]),
        tile("expected-closings", [2, 2]),
        tile("leads-by-source", [2, 2], { as: "table" }),
        tile("reasons-of-loss", [2, 2]),
      ],
      filters: { period: "this-year" },
    },
  },
  {
    key: "work",
    name: phrase("Work and time"),
    definition: {
      tiles: [
        figure("tasks-finished", phrase("Tasks finished")),
        figure("hours-by-person", phrase("Hours")),
        tile("projects-by-health", [2, 1], now),
        tile("tasks-finished", [2, 2]),
        tile("hours-by-person", [2, 2]),
        tile("tasks-by-project", [2, 2], { as: "table", ...now }),
        tile("hours-by-project", [2, 2]),
        tile("billable-time", [4, 1], { as: "table" }),
      ],
      filters: { period: "this-month" },
    },
  },
  {
    key: "support",
    name: phrase("Support"),
    definition: {
      tiles: [
        figure("tickets-by-week", phrase("Tickets")),
        tile("answers-in-time", [3, 1]),
        tile("tickets-by-week", [4, 2]),
        tile("answers-in-time", [2, 2], { as: "table" }),
        tile("clients-by-industry", [2, 2], now),
      ],
      filters: { period: "this-quarter" },
    },
  },
];
