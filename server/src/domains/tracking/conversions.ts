import type { TrackRefusal, TrackTaken } from '@wasla/contract/tracking/answers.ts'
import type { ReadConversion, ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { RiskFacts } from '@wasla/contract/tracking/conversion-risk.ts'
import { decideConversion, decideRepeat, type CountingProgram } from '@wasla/contract/tracking/decide-conversion.ts'
import { keyOfEntry, type Entry } from '@wasla/contract/tracking/keys.ts'
import type { ClickRecord, ConversionRecord, ConversionWay } from '@wasla/contract/tracking/record.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { leasedLimit } from '#platform/leased-limit.ts'
import type { TrackingDeps } from './deps.ts'
import { programOfKey } from './keys.ts'
import { findClick, findSurroundings } from './stores/around.ts'
import { findCountingProgram, insertConversion, lockByNumber, saveStanding } from './stores/conversions.ts'
import { saveMoment } from './stores/keys.ts'

export type Outcome = TrackTaken | TrackRefusal

/** One call of a brand's system: by which entry it came, with which key, and how its fields are read. */
export type Call = { readonly entry: Entry; readonly key: string; readonly read: (now: number) => ReadConversion }

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

const taken = ({ id, status }: ConversionRecord, isRepeat: boolean): TrackTaken => ({ id, status, isRepeat })

type Arriving = { programId: string; way: ConversionWay; reported: ReportedConversion }

async function repeat(tx: Database, deps: TrackingDeps, before: ConversionRecord, reported: ReportedConversion): Promise<Outcome> {
  const clickAt = reported.isReversed ? ((await findClick(tx, before.clickId))?.at ?? null) : null
  const done = decideRepeat(before, { reported, now: deps.clock.now(), clickAt })
  if (done.kind === 'refused') return done.refusal
  if (done.kind === 'repeat') return taken(before, true)
  // Its row is locked: nobody moved it meanwhile.
  await saveStanding(tx, done.record, before)
  if (done.change) await deps.countResults(tx, [done.change])
  return taken(done.record, false)
}

/**
 * A conversion of a program whose key was right, with everything that follows from it, in one transaction: of many that say the same at
 * once one is taken, and the others are answered as its repeats. Called inside of a transaction it is a part of that one.
 */
export function take(deps: TrackingDeps, { programId, way, reported }: Arriving): Promise<Outcome> {
  const number = { programId, event: reported.event, externalId: reported.externalId }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const now = deps.clock.now()
    const program = await findCountingProgram(tx, programId)
    if (!program) return { code: 'KEY_INVALID' }
    const known = await lockByNumber(tx, deps.dialect, number)
    if (known) return repeat(tx, deps, known, reported)
    const click = await findClick(tx, reported.clickId)
    const isUsable = click?.programId === programId && click.status !== 'Rejected'
    const occurredAt = reported.occurredAt ?? now
    const facts = click && isUsable ? await factsOf(tx, program, click, { occurredAt, isCounted: false }) : null
    const { refusal, record, change } = decideConversion({ program, click, facts }, { reported, way, id: deps.ids.uuid(), now })
    if (refusal) return refusal
    if (!(await insertConversion(tx, record))) {
      const first = await lockByNumber(tx, deps.dialect, number)
      if (!first) throw new Error('A number that is taken is a conversion’s')
      return repeat(tx, deps, first, reported)
    }
    if (change) await deps.countResults(tx, [change])
    else await saveMoment(tx, programId, { last_test_at: now })
    return taken(record, false)
  })
}

/** `take`, of a conversion whose click may still wait to be counted: who sent it on knows, and it is sent again if that takes long. */
async function takeSettled(deps: TrackingDeps, arriving: Arriving): Promise<Outcome> {
  const outcome = await take(deps, arriving)
  if (!('code' in outcome) || outcome.code !== 'CLICK_NOT_FOUND') return outcome
  const settled = await deps.clicks.settle(arriving.reported.clickId)
  if (settled === 'UNKNOWN') return outcome
  return settled === 'COUNTED' ? take(deps, arriving) : { code: 'SERVICE_BUSY', retryAfter: 1 }
}

/** Takes calls at their three entries: first the key, then how many there were, then what is said (Appendix E). */
export function reporting(deps: TrackingDeps) {
  const perProgram = leasedLimit(deps.limits, deps.clock, () => conversionLimits.perProgram)
  return async ({ entry, key, read }: Call): Promise<Outcome> => {
    const programId = await programOfKey(deps, keyOfEntry[entry], key)
    if (programId === null) {
      deps.log.warn('A conversion was refused: its key is not in use', { entry })
      return { code: 'KEY_INVALID' }
    }
    const retryAfter = await perProgram(`conversions:${programId}`)
    if (retryAfter !== null) return { code: 'RATE_LIMITED', retryAfter }
    const { conversion, fields } = read(deps.clock.now())
    return fields ? { code: 'BODY_INVALID', fields } : takeSettled(deps, { programId, way: entry, reported: conversion })
  }
}
