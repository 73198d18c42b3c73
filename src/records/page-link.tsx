import { useNavigate } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  to: string;
  search: Record<string, string | undefined>;
  hash?: string;
  /** Called once it is followed in this window. */
  onFollow?: () => void;
};

/**
 * A link to a page with what its address asks for. (The router's own link, in a part that comes later, would take the router's
 * code apart, which the first page has whole.)
 */
export function PageLink({ to, search, hash, onFollow, children, ...attributes }: Props) {
  const navigate = useNavigate();
  const asked = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return (
    <a
      {...attributes}
      href={`${to}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ""}${hash ? `#${hash}` : ""}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onFollow?.();
        void navigate({ to, search: Object.fromEntries(asked) as never, ...(hash && { hash }) });
      }}
    >
      {children}
    </a>
  );
}
