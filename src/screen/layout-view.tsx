import type { LayoutProps } from "../records/list-description.ts";
import { Calendar } from "./calendar/calendar.tsx";
import { StateBoard } from "./state-board.tsx";

type Props = LayoutProps & ({ by: string } | { on: string[] });

/** The layouts beside the table, in one chunk: each one of its own costs every first load the names of its parts. */
export default function LayoutView(props: Props) {
  return "on" in props ? <Calendar {...props} /> : <StateBoard {...props} />;
}
