import type { Load } from "./app-route.ts";

/** The screen of a route whose content comes later: it says what it will hold. */
export const planned: Load = () => import("../screens/planned.tsx");
