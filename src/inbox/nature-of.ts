import type { Email } from "postal-mime";
import type { Nature } from "./letter-shape.ts";

/** Who speaks in a letter: a mail server that could not deliver (RFC 3464), a program that answers by itself (RFC 3834), a list, or a person. */
export function natureOf({ headers, from, returnPath }: Email): Nature {
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  const type = header("content-type");
  const sender = from && "address" in from ? (from.address ?? "") : "";
  if (/multipart\/report/i.test(type) && /delivery-status/i.test(type)) return "bounce";
  if (/^(mailer-daemon|postmaster)@/i.test(sender) || returnPath === "<>") return "bounce";
  const submitted = header("auto-submitted");
  if (submitted && !/^no\b/i.test(submitted)) return "automatic";
  if (header("x-auto-response-suppress") || header("x-autoreply") || header("x-autorespond")) return "automatic";
  if (/auto.?reply/i.test(header("precedence"))) return "automatic";
  if (header("list-id") || header("list-unsubscribe") || /bulk|list|junk/i.test(header("precedence"))) return "list";
  return "person";
}
