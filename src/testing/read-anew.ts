import { vi } from "vitest";

// Runs before each file of tests: no module remembers what another file did with it.
vi.resetModules();
