import { browserFamily } from '@wasla/contract/tracking/browser.ts'
import { remembered } from '#platform/remembered.ts'
import { isKnownBot } from './bots.ts'

const most = 5_000

export type Browser = {
  /** The result of `isKnownBot`. */
  readonly isBot: boolean
  /** The result of `browserFamily`. */
  readonly family: string
  /**
   * A number for this user agent. Visitors are distinguished by the number, because it is shorter than the text. Valid while the user agent
   * is remembered.
   */
  readonly number: number
}

/**
 * Returns a function that returns the facts of a user agent. Remembers the last 5,000 user agents, because the same few thousand come again
 * and again. All facts share one lookup, because finding such a long text costs more than the facts themselves.
 */
export function createBrowserCache(): (agent: string) => Browser {
  const cached = remembered<Browser>(most)
  let last = 0
  return (agent) => {
    const before = cached.get(agent)
    if (before) return before
    const browser = { isBot: isKnownBot(agent), family: browserFamily(agent), number: ++last }
    cached.set(agent, browser)
    return browser
  }
}
