import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { EntityName } from "../client/api.ts";
import { phrase } from "../ui/translate.ts";

/** The headings of the side navigation, in their order; "" is the part above the headings. */
export const groups = [
  "",
  phrase("Sales"),
  phrase("Work"),
  phrase("Growth"),
  phrase("Agents and automation"),
  phrase("Insight"),
  phrase("Administration"),
] as const;

/** A heading of the side navigation. */
export type Group = (typeof groups)[number];

/** Fetches the chunk of one screen, whose default export is its component. */
export type Load = () => Promise<{ default: ComponentType }>;

/** One page of the app that needs sign-in. */
export type AppRoute = {
  path: string;
  title: string;
  icon: LucideIcon;
  /** The entity that it lists. */
  entity?: EntityName;
  /** The name under which views of its list are kept; its entity's, where it lists one. */
  views_of?: string;
  /** The heading it stands under; null when another way leads to it. */
  group: Group | null;
  load: Load;
};
