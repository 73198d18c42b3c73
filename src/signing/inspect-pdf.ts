import { AppError } from "../entity/errors.ts";
import type { Stored } from "../files/send-file.ts";
import type { Store } from "../files/store.ts";
import { pdfApart, type PdfProblem } from "./pdf-apart.ts";

const most_bytes = 30_000_000;
const most_at_once = 2;

/** Why a PDF is refused, in a sentence. */
export const pdf_refusals: Record<PdfProblem | "bytes" | "missing", string> = {
  password: "This PDF has a password. Upload one without, and send that.",
  damaged: "This PDF is damaged. Save it anew, upload it and try again.",
  pages: "This PDF has more than 1,000 pages. Split it.",
  slow: "This PDF is too much work to read. Save it anew in a simpler form.",
  bytes: "A PDF that is signed may have 30 MB. Make it smaller.",
  missing: "The file is missing on the server.",
};

let running = 0;

/** Throws where a PDF cannot be signed: before anybody is asked, and not after the last one has signed. */
export async function inspectPdf(store: Store, { media_type, bytes, digest }: Stored): Promise<void> {
  // (The database says of others that they cannot be signed.)
  if (media_type !== "application/pdf") return;
  if (bytes > most_bytes) throw refusal("bytes");
  if (running >= most_at_once)
    throw new AppError("RATE_LIMIT_EXCEEDED", "Other PDFs are being read. Try again in a moment.", { retry_after: 5 });
  running += 1;
  try {
    const { problem } = await pdfApart({ work: "inspect" }, store.read(digest));
    if (problem) throw refusal(problem);
  } finally {
    running -= 1;
  }
}

const refusal = (problem: PdfProblem | "bytes") => new AppError("RESOURCE_CONFLICT", pdf_refusals[problem]);
