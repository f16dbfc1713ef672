import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { plusDays } from '@wasla/contract/insights/days.ts'
import { measuredProgram } from './many-clicks.ts'
import { call, trustedHash, signIn } from './signed-in.ts'
import { measureSteadily, type Visit } from './steady.ts'

const results = { target: 'performance-target.ts', sizes: [10_000, 1_000_000], promised: { p95: 30, ratio: 1.3 }, of: 'clicks' } as const

const today = civilDate(Date.now())
/**
 * Operations that the owner’s page sends when it opens: the figures since the beginning, the figures of the last thirty days, and the best
 * participants.
 */
const page = ['programPerformance', 'programRange', 'rankedParticipants'].map(trustedHash)

/** Returns a function that visits the page as the owner, who signs in once per measured process. Every fifth visit shows ninety days. */
function visits(): Visit {
  const tokens = new Map<number, Promise<string>>()
  return async ({ agent, port, index }) => {
    const given = tokens.get(port) ?? signIn({ agent, port }, 'BRAND')
    tokens.set(port, given)
    const token = await given
    const startDate = plusDays(today, 1 - (index % 5 === 0 ? 90 : 30))
    const variables = { programId: measuredProgram, startDate, endDate: today, pagination: { limit: 6 } }
    const texts = await Promise.all(page.map((id) => call({ agent, port }, { id, variables }, token)))
    if (!texts.join('').includes('"validClicks":')) throw new Error(`A page of figures was empty: ${texts.join('').slice(0, 300)}`)
  }
}

await measureSteadily('The performance page', visits(), results)
