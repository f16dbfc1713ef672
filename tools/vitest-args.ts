/** Projects of stories are in the configuration that also knows Storybook; all others start quicker without it. */
const inBrowser = /^stories/u

/**
 * The arguments of `vitest` for what a person types after `npm run vitest --`: it runs once unless it is told to watch, and it reads the
 * configuration of the projects that are asked for.
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
