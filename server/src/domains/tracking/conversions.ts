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
import { clickOf } from './click-of.ts'
import type { TrackingDeps } from './deps.ts'
import { factsOf } from './facts.ts'
import { claim, endClaims, endFormer, findSettled, waitOf } from './numbers.ts'
import { findClick, findClicks, findCountedIds } from './stores/around.ts'
import { findClaims, findFormer, saveNaming } from './stores/claims.ts'
import { findCountingProgram, insertConversion, lockByNumber, replaceConversion, saveStatus } from './stores/conversions.ts'
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
 * Loads the state by which a report is decided: its click and the facts for the risk rules. `before` is the stored result of the same
 * number.
 */
async function stateOf(
  tx: Database,
  deps: TrackingDeps,
  program: CountingProgram,
  { way, reported }: Pick<Arriving, 'way' | 'reported'>,
  before: ConversionRecord | null,
): Promise<ConversionState> {
  const click = await clickOf(tx, deps, reported.clickId)
  const isUsable = click?.programId === program.id && click.status !== 'Rejected'
  const now = deps.clock.now()
  const judged = { id: before?.id ?? null, way, receivedAt: now, occurredAt: reported.occurredAt ?? now }
  const facts = click && isUsable ? await factsOf(tx, program, click, judged) : null
  return { program, click, facts, wait: waitOf(deps, program) }
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
): Promise<DecidedRepeat> {
  const now = deps.clock.now()
  const formers = before.naming === 'Contested' && isProof(way) ? await findFormer(tx, before) : []
  if (replaces(before, { reported, way }, formers)) {
    const state = await stateOf(tx, deps, program, { way, reported }, before)
    const proof = { reported, way, now, id: deps.ids.uuid() }
    const settled = await findSettled(tx, before, now)
    return settled ? decideDispute(before, settled, state, proof) : decideReplacement(before, state, proof)
  }
  if (!reported.isReversed) return decideRepeat(before, { reported, way, now, clickAt: null })
  return decideRepeat(before, { reported, way, now, ...(await clickedAt(tx, before)) })
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
  const claimed = await claim(tx, deps, before, { way, reported, state: () => stateOf(tx, deps, program, arriving, null) })
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
    await deps.countResults(tx, done.changes)
    return taken(done.record, false)
  }
  await replaceConversion(tx, done.record, before)
  if (done.replaced) await insertReplaced(tx, done.replaced)
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
      if (known) {
        const isNamed = known.clickId === reported.clickId
        return takeRepeatedNumber(tx, deps, program, known, isNamed ? arriving : await readAsCounted(tx, arriving))
      }
      let read = arriving
      let state = await stateOf(tx, deps, program, arriving, null)
      if (state.click && isRepeatClick(state.click)) {
        read = await readAsCounted(tx, arriving)
        state = await stateOf(tx, deps, program, read, null)
      }
      const { refusal, record, change } = decideConversion(state, { ...read, id: deps.ids.uuid(), now: deps.clock.now() })
      if (refusal) return refusal
      // Looks again: another report inserted this number, or the number moved to another result during the wait for the lock.
      if (!(await insertConversion(tx, record))) continue
      await deps.countResults(tx, [change])
      return taken(record, false)
    }
  })
}
