import { createHmac, timingSafeEqual } from "node:crypto";

/** The addresses that stand in a campaign's letter. Each is signed, so that nobody makes one: neither for another letter nor to another page. */
export type LetterAddresses = {
  /** The page on which its reader ends these letters. */
  leave(letter: string): string;
  /** Where a link leads through us. */
  link(letter: string, target: string): string;
  /** The id of the letter that such a part of an address names; undefined where it was not made here. */
  letterOf(token: string): string | undefined;
  /** The page that a link leads to; undefined where it was not made here. */
  targetOf(letter: string, target: string, mark: string): string | undefined;
};

/** Addresses below this one, of the key of campaigns. */
export function letterAddresses(url: string, secret: string): LetterAddresses {
  const sign = (said: string) => createHmac("sha256", secret).update(said).digest().subarray(0, 16);
  const isOurs = (said: string, mark: string) => {
    const [given, ours] = [Buffer.from(mark, "base64url"), sign(said)];
    return given.length === ours.length && timingSafeEqual(given, ours);
  };
  const tokenOf = (letter: string) => {
    const id = Buffer.from(letter.replaceAll("-", ""), "hex");
    return `${id.toString("base64url")}.${sign(`letter ${letter}`).toString("base64url")}`;
  };
  return {
    leave: (letter) => `${url}/public/mail/${tokenOf(letter)}`,
    link(letter, target) {
      const to = new URLSearchParams({ to: target, mark: sign(`link ${letter} ${target}`).toString("base64url") });
      return `${url}/public/mail/${tokenOf(letter)}/link?${to}`;
    },
    letterOf(token) {
      const [id = "", mark = ""] = token.split(".");
      const letter = Buffer.from(id, "base64url").toString("hex").replace(uuid_parts, "$1-$2-$3-$4-$5");
      return letter.length === 36 && isOurs(`letter ${letter}`, mark) ? letter : undefined;
    },
    targetOf: (letter, target, mark) => (isOurs(`link ${letter} ${target}`, mark) ? target : undefined),
  };
}

const uuid_parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
