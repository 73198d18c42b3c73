import type { Load } from "./app-route.ts";

/** What /leads shows. */
export const leadsScreen: Load = () => import("../entities/leads/leads-screen.tsx");

/** What /clients shows. */
export const clientsScreen: Load = () => import("../entities/accounts/clients-screen.tsx");
