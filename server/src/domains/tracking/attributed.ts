import { isPromoCode } from '@wasla/contract/participations/promo-codes/code.ts'
import { countsCodes } from '@wasla/contract/programs/counts-by.ts'
import { attribute, type Attribution } from '@wasla/contract/tracking/attribution.ts'
import { codeSource, isCodeSource, promoCodeOf } from '@wasla/contract/tracking/code-source.ts'
import type { ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import type { ConversionState } from '@wasla/contract/tracking/decide-conversion.ts'
import type { ClickRecord, ConversionRecord, ConversionWay, OrderOfTwoRecord } from '@wasla/contract/tracking/record.ts'
import type { TrackRefusal } from '@wasla/contract/tracking/responses.ts'
import type { Database } from '#database/database.ts'
import { findPromoCodes } from '../participations/service.ts'
import { clickOf } from './click-of.ts'
import type { TrackingDeps } from './deps.ts'
import { factsOf } from './facts.ts'
import { waitOf } from './owner-wait.ts'
import { deleteOrderOfTwo, saveOrderOfTwo } from './stores/orders-of-two.ts'

/** Returns a code of the program in the form of a click; null if no participant has it. Other texts are not looked up. */
export async function codeNamed(db: Database, program: CountingProgram, code: string | null): Promise<ClickRecord | null> {
  if (code === null || !countsCodes(program.countsBy) || !isPromoCode(code)) return null
  const [found] = await findPromoCodes(db, program, [code])
  return found ? codeSource(found) : null
}

/** Returns what brought a result: its click, locked as by `clickOf`, or its code in the form of a click. */
export const sourceOf = (tx: Database, deps: TrackingDeps, program: CountingProgram, clickId: string): Promise<ClickRecord | null> =>
  isCodeSource(clickId) ? codeNamed(tx, program, promoCodeOf(clickId)) : clickOf(tx, deps, clickId)

/** Finds out what the order of a report counts for. A report without a code looks up its click alone. */
export async function attributed(
  tx: Database,
  deps: TrackingDeps,
  program: CountingProgram,
  reported: ReportedConversion,
): Promise<Attribution | { readonly refusal: TrackRefusal }> {
  const { clickId, promoCode } = reported
  const click = isCodeSource(clickId) ? null : await clickOf(tx, deps, clickId)
  return attribute(program, reported, { click, code: await codeNamed(tx, program, promoCode) }, deps.clock.now())
}

/** Loads the state by which a report is decided: the facts for the risk rules. `before` is the stored result of the same number. */
export async function stateOf(
  tx: Database,
  deps: TrackingDeps,
  program: CountingProgram,
  way: ConversionWay,
  { reported, source, doubt }: Attribution,
  before: ConversionRecord | null,
): Promise<ConversionState> {
  const isUsable = source?.programId === program.id && source.status !== 'Rejected'
  const now = deps.clock.now()
  const judged = { id: before?.id ?? null, way, receivedAt: now, occurredAt: reported.occurredAt ?? now }
  const facts = source && isUsable ? await factsOf(tx, program, source, judged) : null
  return { program, click: source, facts, doubt, wait: waitOf(deps, program) }
}

/** Saves who got an order that named two participants, so that both can read it. Does nothing if only one was named. */
export async function saveTwo(
  tx: Database,
  { id, programId, profileId }: ConversionRecord,
  two: Attribution['two'],
  at: number,
): Promise<void> {
  if (!two) return
  const order: OrderOfTwoRecord = { conversionId: id, programId, profileId, ...two, at }
  await saveOrderOfTwo(tx, order)
}

/** Replaces the stored decision about two participants after proof has replaced a browser’s report. Only deletes it if proof names one. */
export async function replaceTwo(tx: Database, record: ConversionRecord, two: Attribution['two'], at: number): Promise<void> {
  await deleteOrderOfTwo(tx, record.id)
  await saveTwo(tx, record, two, at)
}
