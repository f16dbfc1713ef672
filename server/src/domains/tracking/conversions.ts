import { asDecided, namesBoth, type Attribution } from '@wasla/contract/tracking/attribution.ts'
import { isCodeSource, isUnproven, mostUnproven } from '@wasla/contract/tracking/code-source.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { TrackRefusal, TrackTaken } from '@wasla/contract/tracking/responses.ts'
import { isRepeatClick } from '@wasla/contract/tracking/click.ts'
import type { ReadConversion, ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import { decideConversion, namingCounted, type ConversionState } from '@wasla/contract/tracking/decide-conversion.ts'
import {
  decideDispute,
  decideRepeat,
  decideReplacement,
  differencesOf,
  mayBeTakenBack,
  replacedOf,
  replaces,
  reversed,
  type DecidedRepeat,
} from '@wasla/contract/tracking/decide-repeat.ts'
import { differingOf } from '@wasla/contract/tracking/differing.ts'
import { isProof } from '@wasla/contract/tracking/proof.ts'
import { isTrial } from '@wasla/contract/tracking/trial.ts'
import type { Entry } from '@wasla/contract/tracking/keys.ts'
import type { ConversionRecord, ConversionWay } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { attributed, replaceTwo, saveTwo, stateOf } from './attributed.ts'
import type { TrackingDeps } from './deps.ts'
import { claim, endClaims, endFormer, findSettled } from './numbers.ts'
import { findClick, findClicks, findCountedIds } from './stores/around.ts'
import { findClaims, findFormer, saveNaming } from './stores/claims.ts'
import { countUnproven, findCountingProgram, insertConversion, lockByNumber, replaceConversion, saveStatus } from './stores/conversions.ts'
import { insertReplaced, saveDiffering } from './stores/differing.ts'
import { takeTrial } from './trials.ts'

export type Outcome = TrackTaken | TrackRefusal

/** One call of a brand’s system: its entry, its key, and a function that reads its fields. */
export type Call = {
  readonly entry: Entry
  readonly key: string
  /** The caller’s address; null or absent for calls that are not limited by address. */
  readonly address?: string | null
  readonly read: (now: number) => ReadConversion
}

const taken = ({ id, status }: ConversionRecord, isRepeat: boolean): TrackTaken => ({ id, status, isRepeat })

export type Arriving = { readonly programId: string; readonly way: ConversionWay; readonly reported: ReportedConversion }

/** If a report names a repeat of a click, makes it name the click that counts instead. Visitor and purchase are the same. */
async function readAsCounted(tx: Database, arriving: Arriving): Promise<Arriving> {
  const { programId, reported } = arriving
  return { ...arriving, reported: namingCounted(reported, await findCountedIds(tx, programId, [reported.clickId])) }
}

/**
 * Returns a report of a known number as it is compared with the stored result. If it names the code or the click of that result, it is one
 * of it. A browser’s report that names a click and a code is one of what its order would count for.
 */
async function readAgain(
  tx: Database,
  deps: TrackingDeps,
  program: CountingProgram,
  known: ConversionRecord,
  arriving: Arriving,
): Promise<Arriving> {
  const { reported, way } = arriving
  if (known.clickId === reported.clickId) return arriving
  // What proof counts for is decided when it replaces the result.
  const isReplacing = replaces(known, arriving)
  const decided = isReplacing ? reported : asDecided(reported, known.clickId)
  if (decided !== reported) return { ...arriving, reported: decided }
  if (isCodeSource(reported.clickId)) return arriving
  const read = await readAsCounted(tx, arriving)
  if (isProof(way) || !namesBoth(read.reported)) return read
  const named = await attributed(tx, deps, program, read.reported)
  return named.refusal ? read : { ...read, reported: named.reported }
}

/**
 * Returns the time of the click of a result that is being reversed, and the times of the clicks of all other pixel reports of its number.
 */
async function clickedAt(tx: Database, before: ConversionRecord): Promise<{ clickAt: number | null; othersAt: number[] }> {
  const words = isProof(before.way) ? [] : [...(await findFormer(tx, before)), ...(await findClaims(tx, before))]
  const others = await findClicks(
    tx,
    words.map(({ clickId }) => clickId),
  )
  return { clickAt: (await findClick(tx, before.clickId))?.at ?? null, othersAt: others.map(({ at }) => at) }
}

/** Decides the effect of a report whose number is known. The number’s row must be locked. */
async function decideRepeatedNumber(
  tx: Database,
  deps: TrackingDeps,
  program: CountingProgram,
  before: ConversionRecord,
  { way, reported }: Arriving,
): Promise<DecidedRepeat & Pick<Attribution, 'two'>> {
  const now = deps.clock.now()
  const formers = before.naming === 'Contested' && isProof(way) ? await findFormer(tx, before) : []
  if (replaces(before, { reported, way }, formers)) {
    const named = await attributed(tx, deps, program, reported)
    if (named.refusal) return { kind: 'refused', refusal: named.refusal, two: null }
    const state = await stateOf(tx, deps, program, way, named, before)
    const proof = { reported: named.reported, way, now, id: deps.ids.uuid() }
    const settled = await findSettled(tx, before, now)
    return { ...(settled ? decideDispute(before, settled, state, proof) : decideReplacement(before, state, proof)), two: named.two }
  }
  if (!reported.isReversed) return { ...decideRepeat(before, { reported, way, now, clickAt: null }), two: null }
  return { ...decideRepeat(before, { reported, way, now, ...(await clickedAt(tx, before)) }), two: null }
}

/** Saves a report with a secret that contradicts a settled result. The settled result still counts until the back office decides. */
async function dispute(
  tx: Database,
  before: ConversionRecord,
  { former, record, replaced }: Extract<DecidedRepeat, { kind: 'disputed' }>,
): Promise<void> {
  if (!former) await replaceConversion(tx, record, before)
  else {
    await saveNaming(tx, former)
    if (!(await insertConversion(tx, record))) throw new Error('A number that was given away is free')
  }
  if (replaced) await insertReplaced(tx, replaced)
}

/** Reverses the results that had this number before it was contested (Y-03), unless their own 30 days are over. */
async function reverseFormer(tx: Database, before: ConversionRecord, now: number): Promise<ResultChange[]> {
  const changes: ResultChange[] = []
  for (const former of before.naming === 'Contested' ? await findFormer(tx, before) : []) {
    if (former.status !== 'Approved' || !mayBeTakenBack(former, (await findClick(tx, former.clickId))?.at ?? null, now)) continue
    const { record, change } = reversed(former, now)
    if (await saveStatus(tx, record, former)) changes.push(change)
  }
  return changes
}

async function takeRepeatedNumber(
  tx: Database,
  deps: TrackingDeps,
  program: CountingProgram,
  before: ConversionRecord,
  arriving: Arriving,
): Promise<Outcome> {
  const { way, reported } = arriving
  const state = async (): Promise<ConversionState & Pick<Attribution, 'two'>> => {
    const found = await attributed(tx, deps, program, reported)
    const named: Attribution = found.refusal ? { reported, source: null, doubt: null, two: null } : found
    return { ...(await stateOf(tx, deps, program, way, named, null)), two: named.two }
  }
  const claimed = await claim(tx, deps, before, { way, reported, state })
  if (claimed?.record) {
    await deps.countResults(tx, claimed.changes)
    return taken(claimed.record, false)
  }
  if (claimed) return { ...taken(before, true), differs: differencesOf(before, reported) }
  const done = await decideRepeatedNumber(tx, deps, program, before, arriving)
  if (done.kind === 'refused') return done.refusal
  if (done.kind === 'repeat') {
    const { differs } = done
    if (differs.length === 0) return taken(before, true)
    // Anyone can make up pixel reports. So a pixel report without a claim to the number is answered, but not shown to the owner.
    if (isProof(way)) await saveDiffering(tx, differingOf(before, reported, differs, deps.clock.now()))
    return { ...taken(before, true), differs }
  }
  // The row is locked, so no other transaction has moved the result since it was read.
  const now = deps.clock.now()
  await endClaims(tx, before)
  if (done.kind === 'reversed') {
    await saveStatus(tx, done.record, before)
    const former = await reverseFormer(tx, before, now)
    await deps.countResults(tx, [done.change, ...former])
    return taken(done.record, false)
  }
  if (done.kind === 'disputed') {
    await dispute(tx, before, done)
    if (done.former) await saveDiffering(tx, differingOf(before, reported, differencesOf(before, reported), now))
    await replaceTwo(tx, done.record, done.two, now)
    await deps.countResults(tx, done.changes)
    return taken(done.record, false)
  }
  await replaceConversion(tx, done.record, before)
  if (done.replaced) await insertReplaced(tx, done.replaced)
  await replaceTwo(tx, done.record, done.two, now)
  const former = await endFormer(tx, before, 'REPLACED', now)
  for (const one of former.ended) await insertReplaced(tx, replacedOf(one, done.record, { id: deps.ids.uuid(), now }))
  await deps.countResults(tx, [...done.changes, ...former.changes])
  return taken(done.record, false)
}

/**
 * Stores a conversion for a program whose key was valid, with everything that follows from it, in one transaction. It is the transaction
 * that is open already, or a new one. If several equal reports arrive at once, one is stored and the others are answered as its repeats.
 */
export function take(deps: TrackingDeps, arriving: Arriving): Promise<Outcome> {
  const { programId, way, reported } = arriving
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const program = await findCountingProgram(tx, programId)
    if (!program) return { code: 'KEY_INVALID' }
    if (isTrial(reported.clickId)) return takeTrial(tx, deps, { program, way, reported })
    // Looks up the number under the event that the program counts: another event is a difference, not another number (Y-02).
    const number = { programId, event: eventOf(program.objectiveType) ?? reported.event, externalId: reported.externalId }
    for (;;) {
      const known = await lockByNumber(tx, deps.dialect, number)
      if (known) return takeRepeatedNumber(tx, deps, program, known, await readAgain(tx, deps, program, known, arriving))
      // A repeat of a click cannot count, so the order would go to the code beside it.
      let read = namesBoth(reported) ? await readAsCounted(tx, arriving) : arriving
      let named = await attributed(tx, deps, program, read.reported)
      if (!named.refusal && named.source && isRepeatClick(named.source)) {
        read = await readAsCounted(tx, arriving)
        named = await attributed(tx, deps, program, read.reported)
      }
      if (named.refusal) return named.refusal
      const state = await stateOf(tx, deps, program, way, named, null)
      const arrival = { reported: named.reported, way, id: deps.ids.uuid(), now: deps.clock.now() }
      const { refusal, record, change } = decideConversion(state, arrival)
      if (refusal) return refusal
      if (isUnproven(record) && (await countUnproven(tx, record, mostUnproven)) >= mostUnproven)
        return { code: 'RATE_LIMITED', retryAfter: conversionLimits.perKey.window }
      // Looks again: another report inserted this number, or the number moved to another result during the wait for the lock.
      if (!(await insertConversion(tx, record))) continue
      await saveTwo(tx, record, named.two, arrival.now)
      await deps.countResults(tx, [change])
      return taken(record, false)
    }
  })
}
