/** Why a text was not read, as a sentence for whoever sees the file (their French: src/entities/files/files.french.ts). */
export const reasons = {
  password: "The text was not read: the file is protected by a password.",
  damaged: "The text was not read: the file is damaged, or not what its name says.",
  large: "The text was not read: the file is too large.",
  unpacked: "The text was not read: the file unpacks to more than 100 MB.",
  slow: "The text was not read: that took longer than a minute.",
  memory: "The text was not read: that took too much memory.",
  pictures: "The text was not read: the pages are pictures.",
  kind: "The text was not read: this kind of file cannot be searched. PDF and newer formats can.",
  missing: "The text was not read: the file is missing from the store.",
  given_up: "The text was not read: reading it failed three times.",
  beginning: "Only the beginning of the text was read: the file is long.",
};

/** Ends the reading of a file; its message is one of the reasons. */
export class Unread extends Error {
  constructor(why: keyof typeof reasons) {
    super(reasons[why]);
  }
}
