import { useMediaQuery } from "../ui/media-query.ts";

/** Whether the window is between 768 and 1,024 px wide, where the navigation is icons only. */
export function useIsTablet(): boolean {
  return useMediaQuery("(min-width: 768px) and (max-width: 1024px)");
}
