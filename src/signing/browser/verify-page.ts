import { digestChosen } from "./digest-chosen.ts";

// The page on which files are checked (src/signing): without a script one gives the SHA-256 by hand.
digestChosen();
