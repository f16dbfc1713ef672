import type { TrackRefusal, TrackTaken } from '@wasla/contract/tracking/responses.ts'
import { countedClickOf, isRepeatClick } from '@wasla/contract/tracking/click.ts'
import type { ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { asDecided, namesBoth, type Attribution } from '@wasla/contract/tracking/attribution.ts'
import { isUnproven, mostUnproven } from '@wasla/contract/tracking/code-source.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { decideConversion, namingCounted, type ConversionState } from '@wasla/contract/tracking/decide-conversion.ts'
import {
  decideDispute,
  decideRepeat,
  decideReplacement,
  differencesOf,
  replacedOf,
  replaces,
  type DecidedRepeat,
} from '@wasla/contract/tracking/decide-repeat.ts'
import { differingOf } from '@wasla/contract/tracking/differing.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import { isProof } from '@wasla/contract/tracking/proof.ts'
import { decideTrial, isTrial, pixelTokenOf } from '@wasla/contract/tracking/trial.ts'
import type { ConversionRecord, ConversionWay } from '@wasla/contract/tracking/record.ts'
import type { Store } from '../memory.ts'
import { programById } from '../programs/find.ts'
import { programTerms } from '../programs/money.ts'
import { factsOf, saveConversion } from './around.ts'
import { attributed, replaceTwo, saveTwo, unprovenOf } from './attributed.ts'
import { countResults } from './count-results.ts'
import { saveDiffering } from './differing.ts'
import { momentsOf } from './keys.ts'
import { claim, clickedAt, endClaims, endFormer, formersOf, holderOf, reverseFormer, settledOf } from './numbers.ts'

const taken = ({ id, status }: ConversionRecord, isRepeat: boolean): TrackTaken => ({ id, status, isRepeat })

type Arriving = { programId: string; way: ConversionWay; reported: ReportedConversion }

/** Returns the state on which the decision about a report depends, like the server. */
function stateOf(
  store: Store,
  program: ProgramRecord,
  way: ConversionWay,
  { reported, source: click, doubt }: Attribution,
  before: ConversionRecord | null,
): ConversionState {
  const now = store.clock.now()
  const judged = { id: before?.id ?? null, way, receivedAt: now, occurredAt: reported.occurredAt ?? now }
  const facts = click ? factsOf(store, program, click, judged) : null
  return { program, click, facts, doubt, wait: program.objectiveType ? programTerms.wait[program.objectiveType] : 0 }
}

/** Returns a report of a known number as it is compared with the stored result, like the server. */
function readAgain(store: Store, program: ProgramRecord, known: ConversionRecord, arriving: Arriving): Arriving {
  const { reported, way } = arriving
  if (known.clickId === reported.clickId || replaces(known, arriving)) return arriving
  const decided = asDecided(reported, known.clickId)
  if (decided !== reported) return { ...arriving, reported: decided }
  if (isProof(way) || !namesBoth(reported)) return arriving
  const named = attributed(store, program, reported)
  return named.refusal ? arriving : { ...arriving, reported: named.reported }
}

function decideRepeatedNumber(
  store: Store,
  program: ProgramRecord,
  known: ConversionRecord,
  { way, reported }: Arriving,
): DecidedRepeat & Pick<Attribution, 'two'> {
  const now = store.clock.now()
  if (!replaces(known, { reported, way }, formersOf(store, known)))
    return { ...decideRepeat(known, { reported, way, now, ...clickedAt(store, known) }), two: null }
  const named = attributed(store, program, reported)
  if (named.refusal) return { kind: 'refused', refusal: named.refusal, two: null }
  const state = stateOf(store, program, way, named, known)
  const settled = settledOf(store, known)
  const proof = { reported: named.reported, way, now }
  const done = settled
    ? decideDispute(known, settled, state, { ...proof, id: store.nextId('conversion') })
    : decideReplacement(known, state, { ...proof, id: store.nextId('replaced') })
  return { ...done, two: named.two }
}

function takeRepeatedNumber(store: Store, program: ProgramRecord, known: ConversionRecord, arriving: Arriving): TrackTaken | TrackRefusal {
  const before = { ...known }
  const { way, reported } = arriving
  const state = (): ConversionState & Pick<Attribution, 'two'> => {
    const found = attributed(store, program, reported)
    const named: Attribution = found.refusal ? { reported, source: null, doubt: null, two: null } : found
    return { ...stateOf(store, program, way, named, null), two: named.two }
  }
  const claimed = claim(store, before, { way, reported, state })
  if (claimed?.record) {
    countResults(store, claimed.changes)
    return taken(claimed.record, false)
  }
  if (claimed) return { ...taken(before, true), differs: differencesOf(before, reported) }
  const done = decideRepeatedNumber(store, program, before, arriving)
  if (done.kind === 'refused') return done.refusal
  if (done.kind === 'repeat') {
    const { differs } = done
    if (differs.length === 0) return taken(before, true)
    if (isProof(way)) saveDiffering(store, differingOf(before, reported, differs, store.clock.now()))
    return { ...taken(before, true), differs }
  }
  endClaims(store, before)
  if (done.kind === 'disputed' && done.former) saveConversion(store, done.former)
  saveConversion(store, done.record)
  if (done.kind !== 'reversed') replaceTwo(store, done.record, done.two)
  if (done.kind === 'disputed') {
    if (done.replaced) store.memory.replaced.push(done.replaced)
    if (done.former) saveDiffering(store, differingOf(before, reported, differencesOf(before, reported), store.clock.now()))
    countResults(store, [...done.changes])
  } else if (done.kind === 'replaced') {
    if (done.replaced) store.memory.replaced.push(done.replaced)
    const former = endFormer(store, before, 'REPLACED')
    for (const one of former.ended)
      store.memory.replaced.push(replacedOf(one, done.record, { id: store.nextId('replaced'), now: store.clock.now() }))
    countResults(store, [...done.changes, ...former.changes])
  } else countResults(store, [done.change, ...reverseFormer(store, before)])
  return taken(done.record, false)
}

/** Handles a trial report (Y-04). */
function takeTrial(store: Store, program: ProgramRecord, { way, reported }: Arriving): TrackTaken | TrackRefusal {
  const { trials, pixelTests, trackingMoments } = store.memory
  const now = store.clock.now()
  const before = trials.find(
    (one) => one.programId === program.id && one.event === reported.event && one.externalId === reported.externalId,
  )
  const test = pixelTests.get(pixelTokenOf(reported.clickId) ?? '')
  const isAllowed = isProof(way) || (test?.programId === program.id && test.endsAt > now)
  if (!isProof(way) && isAllowed) pixelTests.delete(pixelTokenOf(reported.clickId) ?? '')
  const decided = decideTrial({ program, before: before ?? null, isAllowed }, { reported, way, id: store.nextId('trial'), now })
  if (decided.refusal) return decided.refusal
  const { trial, isRepeat } = decided
  if (before) Object.assign(before, trial)
  else trials.push(trial)
  trackingMoments.set(program.id, { ...momentsOf(store, program.id), lastTestAt: now })
  return { id: trial.id, status: trial.status, isRepeat }
}

/** Returns a map from repeat clicks to the clicks that count instead of them, by id. Looks only at the clicks `ids`. */
export function countedIds({ memory }: Store, programId: string, ids: ReadonlySet<string>): Map<string, string> {
  const repeats = memory.world.clicks.filter((click) => ids.has(click.id) && click.programId === programId && isRepeatClick(click))
  return new Map(
    repeats.flatMap((repeat) => {
      const counted = countedClickOf(repeat, memory.world.clicks)
      return counted ? [[repeat.id, counted.id] as const] : []
    }),
  )
}

/** Handles a report about a program that came with a valid key (Appendix E). */
export function take(store: Store, { reported: said, ...arrived }: Arriving): TrackTaken | TrackRefusal {
  const { programId, way } = arrived
  const reported = namingCounted(said, countedIds(store, programId, new Set([said.clickId])))
  const arriving = { ...arrived, reported }
  const program = programById(store, programId)
  if (!program) return { code: 'KEY_INVALID' }
  if (isTrial(reported.clickId)) return takeTrial(store, program, arriving)
  const event = eventOf(program.objectiveType) ?? reported.event
  const known = holderOf(store, { programId, event, externalId: reported.externalId })
  if (known) return takeRepeatedNumber(store, program, known, readAgain(store, program, { ...known }, arriving))
  const named = attributed(store, program, reported)
  if (named.refusal) return named.refusal
  const state = stateOf(store, program, way, named, null)
  const decided = decideConversion(state, { reported: named.reported, way, id: store.nextId('conversion'), now: store.clock.now() })
  if (decided.refusal) return decided.refusal
  if (isUnproven(decided.record) && unprovenOf(store, decided.record) >= mostUnproven)
    return { code: 'RATE_LIMITED', retryAfter: conversionLimits.perKey.window }
  saveConversion(store, decided.record)
  saveTwo(store, decided.record, named.two)
  countResults(store, [decided.change])
  return taken(decided.record, false)
}
