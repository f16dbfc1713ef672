import { isbot } from 'isbot'
import { unlistedBots, withoutModel } from './own-bots.ts'

/**
 * Returns whether a user agent is a known bot, by a maintained list and a few patterns of our own: crawlers, link previews, mail scanners,
 * programs (N-03). An empty user agent is a bot.
 */
export const isKnownBot = (agent: string): boolean =>
  agent === '' || unlistedBots.some(({ pattern }) => pattern.test(agent)) || isbot(withoutModel(agent))
