import { browserFamily } from '@wasla/contract/tracking/browser.ts'
import { remembered } from '#platform/remembered.ts'
import { isKnownBot } from './bots.ts'

const most = 5_000

export type Browser = {
  /** As of `isKnownBot`. */
  readonly isBot: boolean
  /** As of `browserFamily`. */
  readonly family: string
  /** Of this name alone, as long as it is remembered: shorter than the name where visitors are told apart. */
  readonly number: number
}

/**
 * What a browser's name for itself says. The names seen last are remembered, because the same few thousand come again and again; all that
 * is known of one at once, because to find so long a name costs more than what is found.
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
