import type { OpenRecord, RecordRow } from "../../records/record-client.ts";
import type { Visibility } from "../../reports/browser/save-report.tsx";
import type { DashboardDefinition } from "../dashboard-shape.ts";

/** A dashboard that is open. */
export type Dashboard = OpenRecord<
  RecordRow & {
    name: string;
    note: string | null;
    visibility: Visibility;
    definition: Partial<DashboardDefinition>;
    deleted_at: string | null;
  }
>;

/** What was stored, with what a program may have left out. */
export const wholeOf = ({ tiles = [], filters = {} }: Partial<DashboardDefinition>): DashboardDefinition => ({
  tiles,
  filters,
});

/** The address of a dashboard. */
export const wayToDashboard = (id: string) => ({ tab: "dashboards", id });
