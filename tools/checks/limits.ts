/** Patterns of a time limit or a wait that a test sets itself: `describe(…, { timeout: 30_000 })`, `}, 60_000)` and the like. */
const ownLimits = [
  /\b(?:describe|it|test)\b.*\{[^}]*\btimeout: *\d/u,
  /\b(?:poll|waitFor|waitUntil|to[A-Z]\w*)\(.*\btimeout: *\d/u,
  /^\s*\{ *timeout: *[\d_]+(?:, *interval: *\d+)? *\},?$/u,
  /\btest\.setTimeout\(/u,
  /^\}, *\d[\d_]{3,}\)/u,
]

export const isTest = (file: string): boolean => /\.(?:test\.tsx?|e2e\.ts|stories\.tsx)$|^app\/e2e\/harness\//u.test(file)

/** Returns tests whose limit would be the same on a slower machine. Limits belong in the configuration, which adapts to the machine. */
export function limitsOfTheirOwn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      ownLimits.some((pattern) => pattern.test(line))
        ? [`${file}:${at + 1}: limits stand in the configuration, which follows the machine`]
        : [],
    )
}
