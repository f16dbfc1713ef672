import type { Attribution } from '@wasla/contract/tracking/attribution.ts'
import {
  decideClaim,
  givenAway,
  isAnsweredWith,
  isFree,
  mayClaim,
  standIn,
  takenBack,
  type LostNumber,
} from '@wasla/contract/tracking/claims.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import type { ConversionState } from '@wasla/contract/tracking/decide-conversion.ts'
import { countsForGood, differencesOf } from '@wasla/contract/tracking/decide-repeat.ts'
import { differingOf, differingShown, mayShowClaim } from '@wasla/contract/tracking/differing.ts'
import type { ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import { isOfRefusedClick, mayPassToCode, passedToCode } from '@wasla/contract/tracking/pass-to-code.ts'
import type { ConversionRecord, ConversionWay } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { codeNamed, saveTwo, sourceOf } from './attributed.ts'
import type { TrackingDeps } from './deps.ts'
import { factsOf } from './facts.ts'
import { waitOf } from './owner-wait.ts'
import {
  answerClaims,
  countClaims,
  deleteClaims,
  findClaims,
  findFormer,
  insertClaim,
  isClickAnswered,
  saveNaming,
} from './stores/claims.ts'
import { findClick } from './stores/around.ts'
import { findCountingProgram, insertConversion, lockByNumber, saveStatus } from './stores/conversions.ts'
import { countDiffering, saveDiffering } from './stores/differing.ts'
import { deleteOrderOfTwo, findOrderOfTwo, saveOrderOfTwo } from './stores/orders-of-two.ts'

/**
 * Returns the settled result of a number: the result that has the number, or one that had it before. Null if none of them is
 * settled.
 */
export async function findSettled(tx: Database, before: ConversionRecord, now: number): Promise<ConversionRecord | null> {
  const formers = before.naming === 'Contested' ? await findFormer(tx, before) : []
  for (const one of [before, ...formers])
    if (one.status === 'Approved' && countsForGood(one, (await findClick(tx, one.clickId))?.at ?? null, now)) return one
  return null
}

type ClaimedState = ConversionState & Pick<Attribution, 'two'>
type Claiming = { readonly way: ConversionWay; readonly reported: ReportedConversion; readonly state: () => Promise<ClaimedState> }

/**
 * The outcome of a claim. `record`: the result that has the number now, or null if the claim waits. `changes`: the changes that the claim
 * made.
 */
export type Claimed = { readonly record: ConversionRecord | null; readonly changes: readonly ResultChange[] }

/**
 * Handles a pixel report whose number another pixel report has named before (Y-02): gives it the number, or stores a claim. The row of the
 * result that has the number must be locked. Returns null if the report may claim nothing.
 */
export async function claim(
  tx: Database,
  deps: TrackingDeps,
  before: ConversionRecord,
  { way, reported, state }: Claiming,
): Promise<Claimed | null> {
  if (!mayClaim(before, { reported, way })) return null
  const now = deps.clock.now()
  const known = await state()
  const open = known.click ? await countClaims(tx, before, known.click.profileId) : 0
  const isAnswered = await isClickAnswered(tx, before, reported.clickId)
  const done = decideClaim(before, known, { reported, way, id: deps.ids.uuid(), now }, { open, isAnswered })
  if (done.kind === 'ignored') return null
  if (done.kind === 'taken') {
    if (done.endsClaims) await deleteClaims(tx, before)
    await saveStatus(tx, done.former, before)
    await saveNaming(tx, done.former)
    if (!(await insertConversion(tx, done.record))) throw new Error('A number that was given away is free')
    await saveTwo(tx, done.record, known.two, now)
    return { record: done.record, changes: done.changes }
  }
  if (done.claim && !(await insertClaim(tx, done.claim))) return null
  if (done.contested) await saveNaming(tx, done.contested)
  const differs = differencesOf(before, reported)
  if (mayShowClaim(await countDiffering(tx, before.programId, now - differingShown)))
    await saveDiffering(tx, differingOf(before, reported, differs, now))
  return { record: null, changes: [] }
}

/** Gives the number of a rejected result to the oldest claim whose click still counts. Returns the changes that this makes. */
async function letStandIn(tx: Database, deps: TrackingDeps, program: CountingProgram, before: ConversionRecord): Promise<ResultChange[]> {
  const now = deps.clock.now()
  const claims = await findClaims(tx, before)
  const answered = claims.filter((one) => isAnsweredWith(one, before)).map(({ id }) => id)
  for (const one of claims) {
    if (answered.includes(one.id)) continue
    const click = await sourceOf(tx, deps, program, one.clickId)
    const facts = click ? await factsOf(tx, program, click, { ...one, id: null, way: 'PIXEL' }) : null
    const stands = standIn(one, { click, facts, wait: waitOf(deps, program) }, now)
    answered.push(one.id)
    if (!stands) continue
    await answerClaims(tx, answered, now)
    await saveNaming(tx, { id: before.id, naming: 'Former' })
    if (!(await insertConversion(tx, stands.record))) throw new Error('A number that was given away is free')
    return [stands.change]
  }
  await answerClaims(tx, answered, now)
  return []
}

/**
 * Gives the order of a refused click to the participant whose code it also named. Returns the changes that this makes, which are none if
 * the order named no other participant.
 */
async function passToCode(tx: Database, deps: TrackingDeps, program: CountingProgram, refused: ConversionRecord): Promise<ResultChange[]> {
  const two = mayPassToCode(program, refused) ? await findOrderOfTwo(tx, refused.id) : null
  const code = two && (await codeNamed(tx, program, two.code))
  if (!code) return []
  const facts = await factsOf(tx, program, code, { ...refused, id: null })
  const passed = passedToCode(
    refused,
    { program, two, code, facts, wait: waitOf(deps, program) },
    { id: deps.ids.uuid(), now: deps.clock.now() },
  )
  if (!passed) return []
  await saveNaming(tx, { id: refused.id, naming: 'Former' })
  if (!(await insertConversion(tx, passed.record))) throw new Error('A number that was given away is free')
  await deleteOrderOfTwo(tx, refused.id)
  await saveOrderOfTwo(tx, passed.two)
  return [passed.change]
}

/** Rejects the results that counted before their number was contested, once another result of the number counts for good. */
export async function endFormer(tx: Database, before: ConversionRecord, reason: LostNumber, now: number) {
  const changes: ResultChange[] = []
  const ended: ConversionRecord[] = []
  for (const former of await findFormer(tx, before)) {
    if (former.status !== 'Approved') continue
    const { record, change } = givenAway(former, reason, now)
    if (!(await saveStatus(tx, record, former))) continue
    changes.push(change)
    ended.push(former)
  }
  return { changes, ended }
}

/**
 * Settles the numbers of results whose status changed (Y-02), in the same transaction. The number of a rejected result goes to the oldest
 * claim, or to the code that its order named beside a refused click. A result that counts ends the results that had counted before its
 * number was contested. Returns the further changes that this makes.
 */
export async function settleNumbers(tx: Database, deps: TrackingDeps, moved: readonly ConversionRecord[]): Promise<ResultChange[]> {
  const changes: ResultChange[] = []
  for (const record of moved) {
    if (isFree(record) || isOfRefusedClick(record)) {
      const program = await findCountingProgram(tx, record.programId)
      if (!program) continue
      const stands = isFree(record) ? await letStandIn(tx, deps, program, record) : []
      changes.push(...(stands.length > 0 ? stands : await passToCode(tx, deps, program, record)))
    } else if (record.status === 'Approved' && record.naming === 'Contested')
      changes.push(...(await endFormer(tx, record, 'CONTESTED', deps.clock.now())).changes)
  }
  return changes
}

/** Deletes all claims to a number after a report with a secret, or a reversal, of that number. */
export const endClaims = deleteClaims

/**
 * Gives a result its number back, because an admin lets it count. Returns null if the current result of the number counts, was reversed or
 * came with a secret, so that no number counts twice. Otherwise returns the result as it is now, and the changes of the other result.
 */
export async function takeBack(
  tx: Database,
  deps: TrackingDeps,
  former: ConversionRecord,
): Promise<{ readonly record: ConversionRecord; readonly changes: readonly ResultChange[] } | null> {
  if (former.naming !== 'Former') return { record: former, changes: [] }
  const holder = await lockByNumber(tx, deps.dialect, former)
  const taken = holder && takenBack(holder, deps.clock.now())
  if (!taken) return null
  await saveStatus(tx, taken.holder, holder)
  await saveNaming(tx, taken.holder)
  const record: ConversionRecord = { ...former, naming: 'Contested' }
  await saveNaming(tx, record)
  return { record, changes: taken.change ? [taken.change] : [] }
}
