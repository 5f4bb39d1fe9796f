import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { "@words": here("../src/forbidden_games/words"), "@docs": here("../docs") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/forbidden_games/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses are not allowed by the content security policy
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: process.env.FORBIDDEN_SERVER ?? "http://127.0.0.1:8765", ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/unit/**/*.test.ts"],
    pool: "vmThreads", // one document for a worker: making one for each file took half of the time
  },
});
