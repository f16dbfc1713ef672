import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { isCodeSource } from '@wasla/contract/tracking/code-source.ts'
import {
  factsOfCode,
  visitorClicksOf,
  visitorConversionsOf,
  type JudgedConversion,
  type RiskFacts,
} from '@wasla/contract/tracking/conversion-risk.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { findSurroundings } from './stores/around.ts'
import { countClicksInOutages } from './stores/outage-times.ts'
import { isContactShared } from './stores/shared-contacts.ts'

/** Loads the facts by which the risk rules judge a conversion. `click` may stand for a code; see `codeSource`. */
export async function factsOf(
  db: Database,
  program: CountingProgram,
  click: ClickRecord,
  { occurredAt, ...judged }: JudgedConversion & { occurredAt: number },
): Promise<RiskFacts> {
  if (isCodeSource(click.id)) return factsOfCode(await isContactShared(db, { profileId: click.profileId, ownerId: program.profileId }))
  const around = await findSurroundings(db, click, judged, { day: civilDate(click.at), ownerId: program.profileId })
  return {
    visitorClicks: visitorClicksOf(click, around.visitorClicks),
    participantClicks: around.valid + around.invalid,
    participantInvalid: around.invalid,
    seconds: (occurredAt - click.at) / 1000,
    visitorConversions: visitorConversionsOf(around.visitorConversions),
    sharesContact: around.sharesContact,
  }
}

/**
 * Loads the facts of a conversion for the person who decides: the share of its day does not include what was clicked during outages of the
 * brand’s page (decision 85). That share holds no conversion, so nothing else needs these facts. The sums of a day do not say when a click
 * came, so the clicks of outages are subtracted.
 */
export async function evidenceFactsOf(...parts: Parameters<typeof factsOf>): Promise<RiskFacts> {
  const facts = await factsOf(...parts)
  const [db, , click] = parts
  if (isCodeSource(click.id)) return facts
  const { valid, invalid } = await countClicksInOutages(db, click, civilDate(click.at))
  return {
    ...facts,
    participantClicks: Math.max(0, facts.participantClicks - valid - invalid),
    participantInvalid: Math.max(0, facts.participantInvalid - invalid),
  }
}
