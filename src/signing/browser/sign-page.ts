import { drawSignature } from "./draw-signature.ts";
import { showPdf } from "./show-pdf.ts";

// The page on which people sign (src/signing): without a script it shows no pages and takes a typed name.
const pages = document.querySelector<HTMLElement>("#pages");
if (pages) void showPdf(pages);
drawSignature();
