/** Projects of stories need the configuration with Storybook; all others start faster without it. */
const inBrowser = /^stories/u

/**
 * Returns the arguments of `vitest` for the words that a person types after `npm run vitest --`. The tests run once, unless the words
 * contain `--watch`. The configuration is that of the requested projects.
 */
export function vitestArgs(typed: readonly string[]): string[] {
  const projects = typed.flatMap((word, at) =>
    word === '--project' ? (typed[at + 1] ?? []) : word.startsWith('--project=') ? word.slice(10) : [],
  )
  const isChosen = typed.some((word) => word === '--config' || word.startsWith('--config=') || word === '-c')
  const needsBrowser = projects.length === 0 || projects.some((name) => inBrowser.test(name))
  const mode = typed.some((word) => word === '--watch' || word === '-w') ? 'watch' : 'run'
  return [
    mode,
    ...(isChosen || needsBrowser ? [] : ['--config', 'vitest.node.config.ts']),
    ...typed.filter((word) => word !== '--watch' && word !== '-w'),
  ]
}
