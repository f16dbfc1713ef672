import { isbot } from 'isbot'
import { remembered } from '#platform/remembered.ts'
import { unlistedBots, withoutModel } from './own-bots.ts'

const most = 5_000

const isMachine = (agent: string) => unlistedBots.some(({ pattern }) => pattern.test(agent)) || isbot(withoutModel(agent))

/**
 * Whether a browser's name for itself is that of a known machine, by a list that others maintain and a few lines of our own: crawlers,
 * makers of link previews, scanners of mail, programs (N-03). Who gives no name is a machine. The names seen last are remembered: the same
 * few thousand come again and again.
 */
export function knownBots(): (agent: string) => boolean {
  const known = remembered<boolean>(most)
  return (agent) => {
    if (agent === '') return true
    const before = known.get(agent)
    if (before !== undefined) return before
    const is = isMachine(agent)
    known.set(agent, is)
    return is
  }
}
