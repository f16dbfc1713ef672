import type { Choice, Choices, Parted } from './choose.ts'
import { parted } from './choose.ts'

/**
 * A part of `npm test` that runs after a change. `choice` limits it to the tests that the change can affect; without a choice all of it
 * runs.
 */
export type Planned = { name: string; choice?: Choice }
type Plan = { runs: readonly Planned[]; says: readonly string[] }

const isParted = (name: string): name is Parted => parted.some((each) => each === name)
const isChosen = (name: string): name is keyof Choices => isParted(name) || ['generated', 'storybook', 'mirror', 'lint'].includes(name)

/** Returns which parts run, and a text about them: the files that each part runs, the parts that are left out, and the reasons. */
export function planOf(names: readonly string[], choices: Choices, counts: Readonly<Record<Parted, number>>): Plan {
  const line = (name: string, text: string, why = '') => `  ${name.padEnd(10)} ${text}${why ? `: ${why}` : ''}`
  const planned = names.map((name) => {
    if (!isChosen(name)) return { run: { name }, said: line(name, 'all') }
    const choice = choices[name]
    if (choice.files === 'all') return { run: { name, choice }, said: line(name, 'all', choice.why) }
    if (choice.files.length === 0) return { said: line(name, 'left out', choice.why) }
    const of = isParted(name) ? ` of ${counts[name]}` : ''
    const settings = name === 'journeys' ? ', in the settings of their tags' : ''
    return { run: { name, choice }, said: line(name, `${choice.files.length}${of} files${settings}`, choice.why) }
  })
  return { runs: planned.flatMap(({ run }) => run ?? []), says: planned.map(({ said }) => said) }
}
