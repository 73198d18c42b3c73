import { createContext, useContext } from "react";
import type { PanelProps } from "../records/list-description.ts";

export const PanelContext = createContext<PanelProps | null>(null);

/** Which record is open, and the way to those beside it. */
export function usePanel(): PanelProps {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error("usePanel outside of a screen");
  return panel;
}
