import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { TrackRefusal, TrackTaken } from '@wasla/contract/tracking/answers.ts'
import type { ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import type { RiskFacts } from '@wasla/contract/tracking/conversion-risk.ts'
import { decideConversion, decideRepeat, type CountingProgram } from '@wasla/contract/tracking/decide-conversion.ts'
import type { ClickRecord, ConversionRecord, ConversionWay } from '@wasla/contract/tracking/record.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'
import { countResults } from './count-results.ts'
import { momentsOf } from './keys.ts'
import { sharedContactsOf } from './shared-contacts.ts'

export const clickById = ({ memory }: Store, id: string): ClickRecord | null => memory.world.clicks.find((click) => click.id === id) ?? null

/** What the risk rules look at; `isCounted` where the conversion itself is among those of its browser already. */
export function factsOf(
  store: Store,
  program: CountingProgram,
  click: ClickRecord,
  { occurredAt, isCounted }: { occurredAt: number; isCounted: boolean },
): RiskFacts {
  const { clicks, conversions, dayCounts, uncountedDays } = store.memory.world
  const { programId, profileId, visitor } = click
  const ofDay = (row: { programId: string; profileId: string; day: string }) =>
    row.programId === programId && row.profileId === profileId && row.day === civilDate(click.at)
  const valid = dayCounts.filter(ofDay).reduce((sum, row) => sum + row.clicks, 0)
  const participantInvalid = uncountedDays
    .filter((row) => ofDay(row) && row.kind === 'CLICK' && row.reason !== 'CAPPED')
    .reduce((sum, row) => sum + row.count, 0)
  return {
    visitorClicks: clicks.filter((one) => one.visitor === visitor).length,
    participantClicks: valid + participantInvalid,
    participantInvalid,
    seconds: (occurredAt - click.at) / 1000,
    visitorConversions: conversions.filter((one) => one.visitor === visitor && one.way !== 'TEST').length + (isCounted ? 0 : 1),
    sharesContact: sharedContactsOf(store, profileId, program.profileId).length > 0,
  }
}

const taken = ({ id, status }: ConversionRecord, isRepeat: boolean): TrackTaken => ({ id, status, isRepeat })

/** Puts a conversion in the place of what it was. */
export function saveConversion({ memory }: Store, record: ConversionRecord): void {
  const before = memory.world.conversions.find(({ id }) => id === record.id)
  if (before) Object.assign(before, record)
  else memory.world.conversions.push(record)
}

type Arriving = { programId: string; way: ConversionWay; reported: ReportedConversion }

/** A conversion of a program whose key was right (Appendix E). */
export function take(store: Store, { programId, way, reported }: Arriving): TrackTaken | TrackRefusal {
  const now = store.clock.now()
  const program = programById(store, programId)
  if (!program) return { code: 'KEY_INVALID' }
  const { event, externalId, clickId } = reported
  const known = store.memory.world.conversions.find(
    (one) => one.programId === programId && one.event === event && one.externalId === externalId,
  )
  if (known) {
    const done = decideRepeat(known, { reported, now, clickAt: clickById(store, known.clickId)?.at ?? null })
    if (done.kind === 'refused') return done.refusal
    if (done.kind === 'repeat') return taken(known, true)
    saveConversion(store, done.record)
    if (done.change) countResults(store, [done.change])
    return taken(done.record, false)
  }
  const click = clickById(store, clickId)
  const facts = click ? factsOf(store, program, click, { occurredAt: reported.occurredAt ?? now, isCounted: false }) : null
  const decided = decideConversion({ program, click, facts }, { reported, way, id: store.nextId('conversion'), now })
  if (decided.refusal) return decided.refusal
  saveConversion(store, decided.record)
  if (decided.change) countResults(store, [decided.change])
  else store.memory.trackingMoments.set(programId, { ...momentsOf(store, programId), lastTestAt: now })
  return taken(decided.record, false)
}
