import type { LayoutProps } from "../records/list-description.ts";
import { StateBoard } from "./state-board.tsx";

/** A board as it follows from a description. */
export default function PlainBoard(props: LayoutProps & { by: string }) {
  return <StateBoard {...props} />;
}
