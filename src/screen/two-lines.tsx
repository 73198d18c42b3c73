import type { ReactNode } from "react";
import type { Named } from "../client/api.ts";
import { Avatar } from "../ui/avatar.tsx";
import { tellsApart } from "./columns.tsx";

type Props = {
  /** What it is called, and what tells it from others of that name. */
  name: [string, (string | null)?];
  /** What stands at the end of the first line. */
  beside?: ReactNode;
  /** The second line: what stands first, in the middle and last. */
  below: ReactNode[];
  owner?: Named | null | undefined;
};

/** A record in two lines, for small windows. */
export function TwoLines({ name: [name, also], beside, below: [first, middle, last], owner }: Props) {
  const face = owner && <Avatar id={owner.id} name={owner.name} kind="person" />;
  return (
    <>
      <span className="flex gap-3">
        <span className="min-w-0 flex-1 truncate">
          <span className="font-medium">{name}</span>
          {tellsApart(name, also) && <span className="ml-1.5 text-ink-3">{also}</span>}
        </span>
        {beside ? <span className="flex-none tabular-nums">{beside}</span> : face}
      </span>
      <span className="mt-0.5 flex gap-3 text-meta/5 text-ink-2">
        {first}
        <span className="min-w-0 flex-1 truncate text-right">{middle}</span>
        {last && <span className="flex-none tabular-nums">{last}</span>}
        {beside && face}
      </span>
    </>
  );
}
