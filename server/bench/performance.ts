import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { plusDays } from '@wasla/contract/insights/days.ts'
import { measuredProgram } from './many-clicks.ts'
import { call, known, signIn } from './signed-in.ts'
import { measureSteadily, type Visit } from './steady.ts'

const results = { target: 'performance-target.ts', sizes: [10_000, 1_000_000], promised: { p95: 30, ratio: 1.3 }, of: 'clicks' } as const

const today = civilDate(Date.now())
/** Everything the owner's page asks for as it opens: what holds since the beginning, the last thirty days, and who brings most. */
const page = ['programPerformance', 'programRange', 'rankedParticipants'].map(known)

/** Visits of the owner, signed in once for each process that is measured; one in five looks at ninety days. */
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
