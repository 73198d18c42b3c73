import { phrase, t } from "../../ui/translate.ts";

const sentences: string[] = [
  phrase("The file is empty."),
  phrase("The file is larger than 100 MB. Split it, and import the parts one after the other."),
  phrase("This is a workbook of an old kind (.xls). Save it as .xlsx or as “CSV UTF-8” and choose that file."),
  phrase("This workbook or board is larger than 20 MB. Save it as “CSV UTF-8” and choose that file."),
  phrase("This file is JSON, and no board of Trello. Save a table as “CSV UTF-8” and choose that file."),
  phrase("This workbook holds more than 200 MB. Save the sheet as “CSV UTF-8” and choose that file."),
  phrase("This workbook or board is too large to be read. Save it as “CSV UTF-8” and choose that file."),
  phrase("This sheet is larger than 100 MB once its cells are written out. Split it into several."),
  phrase("This workbook cannot be read. Open it, save it anew as .xlsx, and choose that file."),
  phrase("Others of your workbooks are being read. Wait until they are, and try again."),
  phrase("Other workbooks are being read. Wait a moment and try again."),
  phrase("The sheet has more than 200,000 rows. Split it, and import the parts one after the other."),
  phrase(
    "The file has more than 500 columns. Leave out those that you do not need, or check what stands between the cells.",
  ),
  phrase("The rows name other rows more than 200,000 times. Split the file, and import the parts one after the other."),
  phrase("The person who started this may no longer sign in, or it took longer than a day."),
  phrase("The work was interrupted and could not be taken up again."),
];

/** What the server says about a file or about work on it, in the reader's language where it is known. */
export function serverSentence(sentence: string): string {
  return sentences.includes(sentence) ? t(sentence) : sentence;
}
