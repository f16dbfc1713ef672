import { browserFamily } from '@wasla/contract/tracking/browser.ts'
import { remembered } from '#platform/remembered.ts'

const most = 5_000

/** `browserFamily`; those of the names seen last are remembered, because the same few thousand come again and again. */
export function knownFamilies(): (agent: string) => string {
  const known = remembered<string>(most)
  return (agent) => {
    const before = known.get(agent)
    if (before !== undefined) return before
    const family = browserFamily(agent)
    known.set(agent, family)
    return family
  }
}
