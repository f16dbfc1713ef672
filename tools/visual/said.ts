import type { ReportData, Shown } from './report/data.ts'

export type Direction = 'ltr' | 'rtl'

/** Returns the direction in which the page of a mode is read. The name of a mode begins with its language. */
export const directionOf = (mode: string): Direction => (mode.startsWith('ar-') ? 'rtl' : 'ltr')

/** Returns in words how large a change is and where it is. */
export function saidOf({ kind, pixels, share, step, box }: Pick<Shown, 'kind' | 'pixels' | 'share' | 'step' | 'box'>): string {
  if (kind !== 'changed') return kind === 'new' ? 'Only in the working tree' : 'Only in the base'
  const place = box ? ` inside ${box.width} × ${box.height} at ${box.x}, ${box.y}` : ''
  return `${pixels} pixels (${(share * 100).toFixed(4)} %)${place}, largest step ${step} of 255`
}

/** Returns one sentence for each story that has to be mended before its pictures can be believed. */
export const troublesOf = ({ failed, unsteady }: Pick<ReportData, 'failed' | 'unsteady'>): string[] => [
  ...failed.map((place) => `${place} ends in an error`),
  ...unsteady.map((place) => `${place} depends on what was shown before it`),
]
