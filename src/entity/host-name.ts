import { domainToUnicode } from "node:url";

/** The domain of an address or a name of a host as people write it: `xn--bcher-kva.example` is `bücher.example`. */
export function asWritten(address: string): string {
  if (!/(^|[@.])xn--/.test(address)) return address;
  const at = address.lastIndexOf("@") + 1;
  // (Empty where it decodes to nothing.)
  return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at));
}
