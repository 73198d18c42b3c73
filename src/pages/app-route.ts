import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { EntityName } from "../client/api.ts";

/** Fetches the chunk of one screen, whose default export is its component. */
export type Load = () => Promise<{ default: ComponentType }>;

/** One page of the app that needs sign-in. */
export type AppRoute = {
  path: string;
  title: string;
  icon: LucideIcon;
  /** The entity that it lists. */
  entity?: EntityName;
  /** The heading it stands under; null when another way leads to it. */
  group: string | null;
  load: Load;
  /** Its content comes later. */
  isPlanned: boolean;
};
