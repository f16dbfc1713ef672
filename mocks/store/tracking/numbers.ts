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
import type { ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import type { ConversionState } from '@wasla/contract/tracking/decide-conversion.ts'
import { countsForGood, differencesOf, mayBeTakenBack, reversed } from '@wasla/contract/tracking/decide-repeat.ts'
import { differingOf, mayShowClaim } from '@wasla/contract/tracking/differing.ts'
import { isOfRefusedClick, mayPassToCode, passedToCode } from '@wasla/contract/tracking/pass-to-code.ts'
import { isProof } from '@wasla/contract/tracking/proof.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ConversionRecord, ConversionWay } from '@wasla/contract/tracking/record.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'
import { programTerms } from '../programs/money.ts'
import { clickById, factsOf, saveConversion } from './around.ts'
import { codeNamed, saveTwo, sourceOf } from './attributed.ts'
import { differingIn, saveDiffering } from './differing.ts'

type ExternalNumber = Pick<ConversionRecord, 'programId' | 'event' | 'externalId'>

const isOf =
  ({ programId, event, externalId }: ExternalNumber) =>
  (one: ExternalNumber): boolean =>
    one.programId === programId && one.event === event && one.externalId === externalId

/** Returns the conversion that has an order number now. */
export const holderOf = ({ memory }: Store, number: ExternalNumber): ConversionRecord | undefined =>
  memory.world.conversions.find((one) => isOf(number)(one) && one.naming !== 'Former')

/** Returns the conversions that had an order number before. */
export const formersOf = ({ memory }: Store, number: ExternalNumber): ConversionRecord[] =>
  memory.world.conversions.filter((one) => isOf(number)(one) && one.naming === 'Former')

/** Returns the conversion of an order number that counts for good, like the server. */
export const settledOf = (store: Store, before: ConversionRecord): ConversionRecord | undefined =>
  [before, ...(before.naming === 'Contested' ? formersOf(store, before) : [])].find((one) =>
    countsForGood(one, clickById(store, one.clickId)?.at ?? null, store.clock.now()),
  )

const openClaims = ({ memory }: Store, number: ExternalNumber) =>
  memory.claims
    .filter((one) => isOf(number)(one) && !one.isAnswered)
    .toSorted((one, other) => one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1))

type ClaimedState = ConversionState & Pick<Attribution, 'two'>
type Claiming = { readonly way: ConversionWay; readonly reported: ReportedConversion; readonly state: () => ClaimedState }

/** Handles a browser's report of an order number that another browser has already reported (Y-02), like the server. */
export function claim(
  store: Store,
  before: ConversionRecord,
  { way, reported, state }: Claiming,
): { record: ConversionRecord | null; changes: ResultChange[] } | null {
  if (!mayClaim(before, { reported, way })) return null
  const { memory, clock } = store
  const now = clock.now()
  const known = state()
  const ofClick = memory.claims.find((one) => isOf(before)(one) && one.clickId === reported.clickId)
  const so = {
    open: openClaims(store, before).filter(({ profileId }) => profileId === known.click?.profileId).length,
    isAnswered: (ofClick?.isAnswered ?? false) || formersOf(store, before).some(({ clickId }) => clickId === reported.clickId),
  }
  const done = decideClaim(before, known, { reported, way, id: store.nextId('conversion'), now }, so)
  if (done.kind === 'ignored') return null
  if (done.kind === 'taken') {
    if (done.endsClaims) endClaims(store, before)
    saveConversion(store, done.former)
    saveConversion(store, done.record)
    saveTwo(store, done.record, known.two)
    return { record: done.record, changes: [...done.changes] }
  }
  if (done.claim && ofClick) return null
  if (done.claim) memory.claims.push({ ...done.claim, isAnswered: false })
  if (done.contested) saveConversion(store, done.contested)
  if (mayShowClaim(differingIn(store, before.programId).length))
    saveDiffering(store, differingOf(before, reported, differencesOf(before, reported), now))
  return { record: null, changes: [] }
}

function letStandIn(store: Store, program: ProgramRecord, before: ConversionRecord): ResultChange[] {
  for (const one of openClaims(store, before)) if (isAnsweredWith(one, before)) one.isAnswered = true
  for (const one of openClaims(store, before)) {
    one.isAnswered = true
    const click = sourceOf(store, program, one.clickId)
    const facts = click ? factsOf(store, program, click, { ...one, id: null, way: 'PIXEL' }) : null
    const wait = program.objectiveType ? programTerms.wait[program.objectiveType] : 0
    const { isAnswered: _, ...stored } = one
    const stands = standIn(stored, { click, facts, wait }, store.clock.now())
    if (!stands) continue
    saveConversion(store, { ...before, naming: 'Former' })
    saveConversion(store, stands.record)
    return [stands.change]
  }
  return []
}

/** Gives the order of a refused click to the code that it also named, like the server. */
function passToCode(store: Store, program: ProgramRecord, refused: ConversionRecord): ResultChange[] {
  const { world } = store.memory
  const two = mayPassToCode(program, refused) ? world.ordersOfTwo.find(({ conversionId }) => conversionId === refused.id) : undefined
  const code = two && codeNamed(store, program, two.code)
  if (!code) return []
  const facts = factsOf(store, program, code, { ...refused, id: null })
  const wait = program.objectiveType ? programTerms.wait[program.objectiveType] : 0
  const made = { id: store.nextId('conversion'), now: store.clock.now() }
  const passed = passedToCode(refused, { program, two, code, facts, wait }, made)
  if (!passed) return []
  saveConversion(store, { ...refused, naming: 'Former' })
  saveConversion(store, passed.record)
  world.ordersOfTwo = [...world.ordersOfTwo.filter((one) => one !== two), passed.two]
  return [passed.change]
}

/** Ends the former conversions of an order number that still count. They counted automatically before the number was contested. */
export function endFormer(store: Store, before: ConversionRecord, reason: LostNumber) {
  const ended = formersOf(store, before).filter(({ status }) => status === 'Approved')
  const changes = ended.map((former): ResultChange => {
    const { record, change } = givenAway({ ...former }, reason, store.clock.now())
    saveConversion(store, record)
    return change
  })
  return { ended, changes }
}

/**
 * Returns the click times of a reversed order number, like the server. `clickAt` belongs to the number's conversion. `othersAt` belong to
 * other browsers' reports of the number.
 */
export const clickedAt = (store: Store, before: ConversionRecord): { clickAt: number | null; othersAt: number[] } => ({
  clickAt: clickById(store, before.clickId)?.at ?? null,
  othersAt: (isProof(before.way) ? [] : [...formersOf(store, before), ...openClaims(store, before)]).flatMap(
    ({ clickId }) => clickById(store, clickId)?.at ?? [],
  ),
})

/**
 * Reverses conversions that counted before their order number was contested (Y-03). Leaves out conversions whose own 30 days are over
 * (X-21).
 */
export const reverseFormer = (store: Store, before: ConversionRecord): ResultChange[] =>
  formersOf(store, before)
    .filter((one) => one.status === 'Approved' && mayBeTakenBack(one, clickById(store, one.clickId)?.at ?? null, store.clock.now()))
    .map((former) => {
      const { record, change } = reversed({ ...former }, store.clock.now())
      saveConversion(store, record)
      return change
    })

/**
 * Updates order numbers after conversions changed status (Y-02). A free number goes to the next claim, or to the code that its
 * order named beside a refused click. If a contested number now counts,
 * its former conversions end.
 */
export function settleNumbers(store: Store, moved: readonly ConversionRecord[]): ResultChange[] {
  return moved.flatMap((record) => {
    const program = programById(store, record.programId)
    if (program && (isFree(record) || isOfRefusedClick(record))) {
      const stands = isFree(record) ? letStandIn(store, program, record) : []
      return stands.length > 0 ? stands : passToCode(store, program, record)
    }
    return record.status === 'Approved' && record.naming === 'Contested' ? endFormer(store, record, 'CONTESTED').changes : []
  })
}

/** Deletes the claims to an order number. Called after a report with a secret, or a reversal, has decided about the number. */
export function endClaims({ memory }: Store, number: ExternalNumber): void {
  memory.claims = memory.claims.filter((one) => !isOf(number)(one))
}

/**
 * Gives an order number back to a conversion that a person decided to count, like the server. If another conversion has the number now,
 * that conversion loses it. Returns null if it cannot lose the number.
 */
export function takeBack(store: Store, former: ConversionRecord): { record: ConversionRecord; changes: ResultChange[] } | null {
  if (former.naming !== 'Former') return { record: { ...former }, changes: [] }
  const holder = holderOf(store, former)
  const taken = holder && takenBack({ ...holder }, store.clock.now())
  if (!taken) return null
  saveConversion(store, taken.holder)
  const record: ConversionRecord = { ...former, naming: 'Contested' }
  return { record, changes: taken.change ? [taken.change] : [] }
}
