import type { ResultSources } from '@wasla/contract/rewards/timeline.ts'
import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { Store } from '../memory.ts'

type Participation = { readonly programId: string; readonly profileId: string }

/** Orders waiting conversions by the time at which they count automatically, earliest first. */
export const inWaitingOrder = (one: ConversionRecord, other: ConversionRecord): number =>
  (one.countsAt ?? 0) - (other.countsAt ?? 0) || (one.id < other.id ? -1 : 1)

/** Returns the conversions that a participant's timeline shows one by one (Y-01, Y-02). */
export function conversionsOf({ memory }: Store, { programId, profileId }: Participation): ResultSources {
  const { world, declines, replaced } = memory
  const ofProgram = world.conversions.filter((one) => one.programId === programId)
  const own = ofProgram.filter((one) => one.profileId === profileId)
  const latestFirst = (one: { at: number }, other: { at: number }) => other.at - one.at
  return {
    waiting: own.filter(({ status }) => status === 'Pending').toSorted(inWaitingOrder),
    declined: declines.toSorted(latestFirst).flatMap((decline) => {
      const record = own.find(({ id, reason }) => id === decline.conversionId && reason === 'DECLINED')
      return record ? [{ record, decline }] : []
    }),
    ofTwo: world.ordersOfTwo
      .filter((one) => one.programId === programId && (one.profileId === profileId || one.otherProfileId === profileId))
      .toSorted(latestFirst)
      .flatMap((two) => {
        const record = ofProgram.find(({ id }) => id === two.conversionId)
        return record ? [{ record, two }] : []
      }),
    replaced: replaced
      .filter((one) => one.programId === programId && (one.profileId === profileId || one.formerProfileId === profileId))
      .toSorted(latestFirst)
      .flatMap((one) => {
        const record = ofProgram.find(({ id }) => id === one.conversionId)
        return record ? [{ record, replaced: one }] : []
      }),
  }
}
