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
import { isInvalid } from '@wasla/contract/tracking/risks.ts'
import type { Store } from '../memory.ts'
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
  const valid = dayCounts.filter(ofDay).reduce((sum, row) => sum + row.clicks, 0)
  const participantInvalid = uncountedDays
    .filter((row) => ofDay(row) && row.kind === 'CLICK' && isInvalid(row.reason))
    .reduce((sum, row) => sum + row.count, 0)
  return {
    visitorClicks: visitorClicksOf(click, clicks.filter((one) => isBrowsersClick(one, click)).length),
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
