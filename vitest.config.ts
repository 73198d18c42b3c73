import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "src/testing/cluster.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each file has its own database and reads our own modules anew; what packages hold is read once: importing them took half the time.
    isolate: false,
    retry: process.env["TANDEM_SECOND_TRY"] ? 1 : 0,
  },
});
