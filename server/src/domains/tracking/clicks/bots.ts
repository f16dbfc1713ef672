import { isbot } from 'isbot'
import { remembered } from '#platform/remembered.ts'

const most = 5_000

/**
 * Whether a browser's name for itself is that of a known machine, by a list that others maintain: crawlers, makers of link previews,
 * programs (N-03). One without a name is none. The names seen last are remembered: the same few thousand come again and again.
 */
export function knownBots(): (agent: string) => boolean {
  const known = remembered<boolean>(most)
  return (agent) => {
    if (agent === '') return true
    const before = known.get(agent)
    if (before !== undefined) return before
    const is = isbot(agent)
    known.set(agent, is)
    return is
  }
}
