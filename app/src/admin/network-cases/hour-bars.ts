import type { NetworkHour } from '@wasla/contract/generated/admin-types.ts'

type Hour = Pick<NetworkHour, 'held' | 'others' | 'usual'>

/** A bar of the chart. Heights are shares of the highest bar. */
export type HourBar = { readonly hour: number; readonly held: number; readonly others: number; readonly usual: number }

/** Returns the bars of a day and the hour with the most held clicks; `peak` is null if none was held. */
export function hourBars(hours: readonly Hour[]): { bars: HourBar[]; peak: { hour: number; held: number } | null } {
  const highest = Math.max(1, ...hours.map(({ held, others, usual }) => Math.max(held + others, usual)))
  const most = Math.max(0, ...hours.map(({ held }) => held))
  const hour = hours.findIndex(({ held }) => held === most)
  return {
    bars: hours.map(({ held, others, usual }, at) => ({
      hour: at,
      held: held / highest,
      others: others / highest,
      usual: usual / highest,
    })),
    peak: most === 0 ? null : { hour, held: most },
  }
}

/** Returns the start of the first hour and the end of the last hour with held clicks. */
export function heldSpan(hours: readonly Hour[]): { from: number; to: number } {
  const first = hours.findIndex(({ held }) => held > 0)
  return {
    from: Math.max(0, first),
    to:
      Math.max(
        0,
        hours.findLastIndex(({ held }) => held > 0),
      ) + 1,
  }
}
