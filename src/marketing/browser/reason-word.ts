import { phrase, t } from "../../ui/translate.ts";

const words: Record<string, string> = {
  no_address: phrase("Without an e-mail address"),
  quiet: phrase("Not to be contacted"),
  suppressed: phrase("Unsubscribed or suppressed"),
  no_consent: phrase("Without a consent given by a form"),
  doubled: phrase("The address gets one already"),
  gone: phrase("Not there any more"),
  address_gone: phrase("The address is not in the record any more"),
};

/** Why somebody gets no letter, in words; what a mail server said stands as it came. */
export const reasonWord = (reason: string) => (words[reason] ? t(words[reason]) : reason);
