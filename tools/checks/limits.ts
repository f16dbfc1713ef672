/** Where a test says by itself how long it may take, or how long it waits: `describe(…, { timeout: 30_000 })`, `}, 60_000)` and the like. */
const ownLimits = [
  /\b(?:describe|it|test)\b.*\{[^}]*\btimeout: *\d/u,
  /\b(?:poll|waitFor|waitUntil|to[A-Z]\w*)\(.*\btimeout: *\d/u,
  /^\s*\{ *timeout: *[\d_]+(?:, *interval: *\d+)? *\},?$/u,
  /\btest\.setTimeout\(/u,
  /^\}, *\d[\d_]{3,}\)/u,
]

export const isTest = (file: string): boolean => /\.(?:test\.tsx?|e2e\.ts|stories\.tsx)$|^app\/e2e\/harness\//u.test(file)

/** Tests whose limit would stay the same on a machine that is slower: limits stand in the configuration, which follows the machine. */
export function limitsOfTheirOwn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      ownLimits.some((pattern) => pattern.test(line))
        ? [`${file}:${at + 1}: limits stand in the configuration, which follows the machine`]
        : [],
    )
}
