import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { plusDays } from '@wasla/contract/insights/days.ts'
import { measuredProgram } from './many-clicks.ts'
import { call, signIn } from './signed-in.ts'
import { measureSteadily, type Visit } from './steady.ts'

const results = { target: 'performance-target.ts', sizes: [10_000, 1_000_000], promised: { p95: 30, ratio: 1.3 }, of: 'clicks' } as const

const today = civilDate(Date.now())
const channel = 'key weight clicks approved revenue'

/** Everything that the owner's page shows, as it opens: since the beginning, the last thirty days, and who brings most. */
const page = `query ($id: ID!, $start: Date!, $end: Date!) {
  getProgramPerformance(programId: $id) {
    participantCount objectivePerformance { objectiveType metrics { name value } } steps { targetClicks currentClicks }
    milestones { id clicks status achievedBy } countries { key weight name clicks } socials { date results { key weight clicks approved } }
    budget { amount accrued paid remaining consumedPercent } nextPayoutDate nextPayoutAmount nextPayoutParticipants countedAt
  }
  performanceRange(programId: $id, startDate: $start, endDate: $end) {
    metrics { name value } days { date clicks approved revenue channels { ${channel} } } channels { ${channel} } countries { key clicks } funnel { allClicks validClicks approved rewards }
  }
  rankedParticipants(programId: $id, pagination: { limit: 6 }) { count data { participant { clicks approvedCount profile { fullName } } conversionRate revenue milestonesReached } }
}`

/** Visits of the owner, signed in once for each process that is measured; one in five looks at ninety days. */
function visits(): Visit {
  const tokens = new Map<number, Promise<string>>()
  return async ({ agent, port, index }) => {
    const token = tokens.get(port) ?? signIn({ agent, port }, 'BRAND')
    tokens.set(port, token)
    const days = index % 5 === 0 ? 90 : 30
    const text = await call(
      { agent, port },
      { query: page, variables: { id: measuredProgram, start: plusDays(today, 1 - days), end: today } },
      await token,
    )
    if (!text.includes('"validClicks":')) throw new Error(`A page of figures was empty: ${text.slice(0, 300)}`)
  }
}

await measureSteadily('The performance page', visits(), results)
