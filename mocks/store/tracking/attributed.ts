import { countsCodes } from '@wasla/contract/programs/counts-by.ts'
import { attribute, type Attribution } from '@wasla/contract/tracking/attribution.ts'
import { codeSource, isCodeSource, isUnproven, promoCodeOf } from '@wasla/contract/tracking/code-source.ts'
import type { ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import type { ClickRecord, ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { TrackRefusal } from '@wasla/contract/tracking/responses.ts'
import type { Store } from '../memory.ts'
import { clickById } from './around.ts'

/** Returns a code of the program in the form of a click; null if no participant has it. */
export function codeNamed({ memory }: Store, program: CountingProgram, code: string | null): ClickRecord | null {
  if (code === null || !countsCodes(program.countsBy)) return null
  const found = memory.world.promoCodes.find((one) => one.programId === program.id && one.code === code)
  return found ? codeSource(found) : null
}

/** Returns what brought a result: its click, or its code in the form of a click. */
export const sourceOf = (store: Store, program: CountingProgram, clickId: string): ClickRecord | null =>
  isCodeSource(clickId) ? codeNamed(store, program, promoCodeOf(clickId)) : clickById(store, clickId)

/** Finds out what the order of a report counts for, like the server. */
export function attributed(
  store: Store,
  program: CountingProgram,
  reported: ReportedConversion,
): Attribution | { readonly refusal: TrackRefusal } {
  const { clickId, promoCode } = reported
  const click = isCodeSource(clickId) ? null : clickById(store, clickId)
  return attribute(program, reported, { click, code: codeNamed(store, program, promoCode) }, store.clock.now())
}

/** Returns how many undecided results of a participant came by a code that only browsers report. */
export const unprovenOf = ({ memory }: Store, { programId, profileId }: ConversionRecord): number =>
  memory.world.conversions.filter(
    (one) =>
      one.programId === programId && one.profileId === profileId && (one.status === 'Held' || one.status === 'Pending') && isUnproven(one),
  ).length

/** Saves who got an order that named two participants. */
export function saveTwo({ memory, clock }: Store, { id, programId, profileId }: ConversionRecord, two: Attribution['two']): void {
  if (two) memory.world.ordersOfTwo.push({ conversionId: id, programId, profileId, ...two, at: clock.now() })
}

/** Replaces what is known about two participants of an order, after proof has replaced a browser’s report. */
export function replaceTwo(store: Store, record: ConversionRecord, two: Attribution['two']): void {
  const { world } = store.memory
  world.ordersOfTwo = world.ordersOfTwo.filter(({ conversionId }) => conversionId !== record.id)
  saveTwo(store, record, two)
}
