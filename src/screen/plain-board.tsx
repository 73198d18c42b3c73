import type { LayoutProps } from "../records/list-description.ts";
import { useBoardColumn } from "./board-columns.ts";
import { ChoiceBoard } from "./choice-board.tsx";

/** A board as it follows from a description. */
export default function PlainBoard(props: LayoutProps & { by: string }) {
  const by = useBoardColumn(props.by);
  return <ChoiceBoard key={by} {...props} by={by} />;
}
