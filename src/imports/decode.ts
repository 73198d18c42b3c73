import iconv from "iconv-lite";
import { detectEncoding } from "./detect-encoding.ts";
import type { Encoding } from "./encodings.ts";

/** Turns the bytes of a file into text piece by piece, without a byte order mark and with every line ended by \n. */
export type Decoder = { write(bytes: Buffer): string; end(): string };

export function decoderOf(encoding: Encoding): Decoder {
  const inner = iconv.getDecoder(encoding);
  // A \r at the end of one piece may belong to a \n that begins the next.
  let held = "";
  return {
    write(bytes) {
      const text = held + inner.write(bytes);
      held = text.endsWith("\r") ? "\r" : "";
      return plain(held ? text.slice(0, -1) : text);
    },
    end: () => plain(held + (inner.end() ?? "")),
  };
}

/** The encoding of a file by its first bytes; without a mark it is UTF-8 where all of it is valid, else what its letters show. */
export function encodingOf(head: Buffer, all_valid_utf8: boolean): Encoding {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const wide = wideness(head.subarray(0, 4096));
  return wide ?? (all_valid_utf8 ? "utf-8" : detectEncoding(head));
}

/** Tells whether the bytes seen so far can be UTF-8. */
export function utf8Check(): { write(bytes: Buffer): void; end(): boolean } {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let valid = true;
  const decode = (bytes?: Buffer) => {
    try {
      if (valid) decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      valid = false;
    }
  };
  return { write: decode, end: () => (decode(), valid) };
}

// In UTF-16 what is of ASCII has a zero in every other byte: line ends, separators, addresses, whatever else is written.
function wideness(bytes: Buffer): Encoding | undefined {
  let [even, odd] = [0, 0];
  bytes.forEach((byte, index) => void (byte === 0 && (index % 2 === 0 ? even++ : odd++)));
  const least = bytes.length / 50;
  if (odd > least && odd > even * 10) return "utf-16le";
  return even > least && even > odd * 10 ? "utf-16be" : undefined;
}

// PostgreSQL stores no zero character.
function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").replaceAll("\0", "");
}
