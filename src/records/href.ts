import type { Address } from "./address.ts";

/** An address of this page as a link. */
export function hrefOf(address: Address): string {
  return `?${new URLSearchParams(address)}`;
}
