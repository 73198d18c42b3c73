import { useNavigate } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href" | "onClick"> & { to: string; search: Record<string, string | undefined> };

/**
 * A link to a page with what its address asks for. (The router's own link, in a part that comes later, would take the router's
 * code apart, which the first page has whole.)
 */
export function PageLink({ to, search, children, ...attributes }: Props) {
  const navigate = useNavigate();
  const asked = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return (
    <a
      {...attributes}
      href={asked.length > 0 ? `${to}?${new URLSearchParams(asked)}` : to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate({ to, search: Object.fromEntries(asked) as never });
      }}
    >
      {children}
    </a>
  );
}
