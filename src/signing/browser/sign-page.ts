import { drawSignature } from "./draw-signature.ts";
import { digestChosen } from "./digest-chosen.ts";

// The pages on which people sign and check files (src/signing): without a script they show no pages and take a typed name.
const pages = document.querySelector<HTMLElement>("#pages");
if (pages) void import("./show-pdf.ts").then(({ showPdf }) => showPdf(pages));
drawSignature();
digestChosen();
