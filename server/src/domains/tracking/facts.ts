import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { RiskFacts } from '@wasla/contract/tracking/conversion-risk.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { findSurroundings } from './stores/around.ts'

/** What the risk rules look at; `isCounted` where the conversion itself is among those of its browser already. */
export async function factsOf(
  db: Database,
  program: CountingProgram,
  click: ClickRecord,
  { occurredAt, isCounted }: { occurredAt: number; isCounted: boolean },
): Promise<RiskFacts> {
  const around = await findSurroundings(db, click, { day: civilDate(click.at), ownerId: program.profileId })
  return {
    visitorClicks: around.visitorClicks,
    participantClicks: around.valid + around.invalid,
    participantInvalid: around.invalid,
    seconds: (occurredAt - click.at) / 1000,
    visitorConversions: around.visitorConversions + (isCounted ? 0 : 1),
    sharesContact: around.sharesContact,
  }
}
