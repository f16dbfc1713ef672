import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import {
  isBrowsersClick,
  factsOfCode,
  isBrowsersConversion,
  visitorClicksOf,
  visitorConversionsOf,
  type JudgedConversion,
  type RiskFacts,
} from '@wasla/contract/tracking/conversion-risk.ts'
import { isCodeSource } from '@wasla/contract/tracking/code-source.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import type { ClickRecord, ConversionRecord } from '@wasla/contract/tracking/record.ts'
import { isInOutage } from '@wasla/contract/tracking/outage-time.ts'
import { isInvalid } from '@wasla/contract/tracking/risks.ts'
import type { Store } from '../memory.ts'
import { outageTimesOf } from '../link-checks/link-checks.ts'
import { sharedContactsOf } from './shared-contacts.ts'

export const clickById = ({ memory }: Store, id: string): ClickRecord | null => memory.world.clicks.find((click) => click.id === id) ?? null

/** Returns the facts about a conversion and its click that the risk rules check. */
export function factsOf(
  store: Store,
  program: CountingProgram,
  click: ClickRecord,
  { occurredAt, ...judged }: JudgedConversion & { occurredAt: number },
): RiskFacts {
  if (isCodeSource(click.id)) return factsOfCode(sharedContactsOf(store, click.profileId, program.profileId).length > 0)
  const { clicks, conversions, dayCounts, uncountedDays } = store.memory.world
  const { programId, profileId } = click
  const ofDay = (row: { programId: string; profileId: string; day: string }) =>
    row.programId === programId && row.profileId === profileId && row.day === civilDate(click.at)
  const down = outageTimesOf(store)
  const isDown = (one: ClickRecord) => isInOutage(one.at, down(one.programId))
  const ofOutages = clicks.filter((one) => ofDay({ ...one, day: civilDate(one.at) }) && isDown(one))
  const valid =
    dayCounts.filter(ofDay).reduce((sum, row) => sum + row.clicks, 0) - ofOutages.filter(({ status }) => status === 'Approved').length
  const participantInvalid =
    uncountedDays.filter((row) => ofDay(row) && row.kind === 'CLICK' && isInvalid(row.reason)).reduce((sum, row) => sum + row.count, 0) -
    ofOutages.filter(({ reason }) => isInvalid(reason)).length
  return {
    visitorClicks: visitorClicksOf(click, clicks.filter((one) => isBrowsersClick(one, click) && !isDown(one)).length),
    participantClicks: valid + participantInvalid,
    participantInvalid,
    seconds: (occurredAt - click.at) / 1000,
    visitorConversions: visitorConversionsOf(conversions.filter((one) => isBrowsersConversion(one, click, judged)).length),
    sharesContact: sharedContactsOf(store, profileId, program.profileId).length > 0,
  }
}

/** Saves a conversion in the same object. */
export function saveConversion({ memory }: Store, record: ConversionRecord): void {
  const before = memory.world.conversions.find(({ id }) => id === record.id)
  if (before) Object.assign(before, record)
  else memory.world.conversions.push(record)
}
