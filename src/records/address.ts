import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

/** What stands behind the question mark of the address: the state of a list. */
export type Address = Readonly<Record<string, string>>;

/** What to change in it; null takes a name away. */
export type AddressChange = Readonly<Record<string, string | null>>;

/** Changes the address; a step that Back should skip replaces the present one. */
export type Go = (change: AddressChange, options?: { replace?: boolean }) => void;

/** The address of this list, and how to change it. */
export function useAddress(): [Address, Go] {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = useCallback<Go>(
    (change, { replace = false } = {}) => {
      const search = (old: Address) => changed(old, change);
      void navigate({ to: ".", search: search as never, replace, resetScroll: false });
    },
    [navigate],
  );
  return [address, go];
}

/** An address with a change applied, without the names that were taken away. */
export function changed(address: Address, change: AddressChange): Address {
  const entries = Object.entries({ ...address, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Address;
}
