import { browserFamily } from '@wasla/contract/tracking/browser.ts'
import { remembered } from '#platform/remembered.ts'
import { isKnownBot } from './bots.ts'

const most = 5_000

export type Browser = {
  /** From `isKnownBot`. */
  readonly isBot: boolean
  /** From `browserFamily`. */
  readonly family: string
  /** A number for this user agent, shorter than its text, by which visitors are told apart. Valid while the user agent is remembered. */
  readonly number: number
}

/**
 * Returns a function that says what a user agent is. Remembers the last 5,000, because the same few thousand come again and again. All
 * facts share one lookup, because to find such a long text costs more than the facts themselves.
 */
export function knownBrowsers(): (agent: string) => Browser {
  const known = remembered<Browser>(most)
  let last = 0
  return (agent) => {
    const before = known.get(agent)
    if (before) return before
    const browser = { isBot: isKnownBot(agent), family: browserFamily(agent), number: ++last }
    known.set(agent, browser)
    return browser
  }
}
