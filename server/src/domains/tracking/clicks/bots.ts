import { isbot } from 'isbot'
import { unlistedBots, withoutModel } from './own-bots.ts'

/**
 * Whether a browser's name for itself is that of a known machine, by a list that others maintain and a few lines of our own: crawlers,
 * makers of link previews, scanners of mail, programs (N-03). Who gives no name is a machine.
 */
export const isKnownBot = (agent: string): boolean =>
  agent === '' || unlistedBots.some(({ pattern }) => pattern.test(agent)) || isbot(withoutModel(agent))
