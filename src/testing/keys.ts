import { readConfig } from "../config.ts";
import { secrets } from "../secrets.ts";

/** The keys of every test database. */
export const derive_for_tests = secrets(readConfig({ TANDEM_SECRET: "only-for-tests-0123456789abcdefghij" }));
