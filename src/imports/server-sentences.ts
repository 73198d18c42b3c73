import { phrase, t } from "../ui/translate.ts";

const sentences = [
  phrase("The file is empty."),
  phrase("The file is larger than 100 MB. Split it, and import the parts one after the other."),
  phrase("This is a workbook, not a CSV file. Save it as “CSV UTF-8” in your spreadsheet and choose that file."),
  phrase("The person who started this may no longer sign in, or it took longer than a day."),
  phrase("The work was interrupted and could not be taken up again."),
];

/** What the server says about a file or about work on it, in the reader's language where it is known. */
export function serverSentence(sentence: string): string {
  return sentences.includes(sentence) ? t(sentence) : sentence;
}
