import { useLocation, useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { useAddress } from "../records/address.ts";
import type { Part } from "./settings-parts.tsx";

type Shown = { part: Part; isAsked: boolean; heading: RefObject<HTMLHeadingElement | null> };

/**
 * The part that the address asks for; where it asks for none, for one that there is not or that is not theirs, the first. Addresses
 * as they were once written, with the part behind the #, lead to it, and so does the way back from a provider.
 */
export function usePart(parts: Part[]): Shown {
  const [{ part: asked }] = useAddress();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const former = asked === undefined ? partOf(hash, parts) : undefined;
  const id = asked ?? former;
  useEffect(() => {
    if (!former) return;
    void navigate({ to: "/security", search: { part: former } as never, replace: true });
  }, [former, navigate]);
  useFocus(id, heading);
  const [first] = parts as [Part];
  return { part: parts.find((each) => each.id === id) ?? first, isAsked: id !== undefined, heading };
}

function partOf(hash: string, parts: Part[]): string | undefined {
  if (hash.startsWith("sso=")) return "signing-in";
  return parts.find(({ id }) => id === hash)?.id;
}

/** On a change the heading is read out and Tab goes on from there; back on the list of a phone, from where one came. */
function useFocus(id: string | undefined, heading: Shown["heading"]): void {
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    const came_from = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(last.current ?? "")}"]`);
    last.current = id;
    const next = heading.current?.checkVisibility() ? heading.current : came_from;
    document.getElementById("main")?.scrollTo(0, 0);
    next?.focus({ preventScroll: next === heading.current });
  }, [id, heading]);
}
