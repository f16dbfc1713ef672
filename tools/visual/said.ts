import type { Engine } from '../../.storybook/modes.ts'
import type { Moved } from './history.ts'
import type { ReportData, Shown, Unsteady } from './report/data.ts'

const pixelsSaid = (count: number) => `${count} ${count === 1 ? 'pixel' : 'pixels'}`

export type Direction = 'ltr' | 'rtl'

/** Returns the direction of reading of a mode. Its name begins with its language. */
export const directionOf = (mode: string): Direction => (mode.startsWith('ar-') ? 'rtl' : 'ltr')

/** Returns the engine that drew a picture. The name of a mode ends with its engine if that is not Chromium. */
export const drawnBy = (mode: string): Engine => (mode.endsWith('-firefox') ? 'firefox' : 'chromium')

/** Returns a text about the size and position of a change. */
export function saidOf({ kind, pixels, share, step, box }: Pick<Shown, 'kind' | 'pixels' | 'share' | 'step' | 'box'>): string {
  if (kind !== 'changed') return kind === 'new' ? 'Only in the working tree' : 'Only in the base'
  const place = box ? ` inside ${box.width} × ${box.height} at ${box.x}, ${box.y}` : ''
  return `${pixelsSaid(pixels)} (${(share * 100).toFixed(4)} %)${place}, largest step ${step} of 255`
}

const sides = { base: 'in the base', here: 'in the working tree' } as const

const movedSaid = ({ side, pixels, box }: Pick<Moved, 'side' | 'pixels' | 'box'>) =>
  `${pixelsSaid(pixels)} inside ${box.width} × ${box.height} at ${box.x}, ${box.y} ${sides[side]}`

/** Returns a line about each remembered comparison of an unsteady story, the newest first: when it was, and what moved. */
export const runsSaid = ({ runs }: Pick<Unsteady, 'runs'>): string[] =>
  runs
    .toReversed()
    .map(
      ({ at, moved }) =>
        `${at.slice(0, 16).replace('T', ' ')} UTC: ${moved.length === 0 ? 'nothing moved' : moved.map(movedSaid).join(', ')}`,
    )

/** Returns a sentence about what moved in an unsteady story, and in how many of its last comparisons it moved. */
export function unsteadySaid({ story, mode, moved, hasTreeMoved, times }: Unsteady): string {
  const what = [...moved.map(movedSaid), ...(hasTreeMoved ? ['its accessibility tree'] : [])]
  return [
    `${story} (${mode}) depends on what was shown before it`,
    ...(what.length > 0 ? [`: ${what.join(', ')}`] : []),
    ...(times.of > 1 ? [`; it moved in ${times.moved} of its last ${times.of} comparisons`] : []),
  ].join('')
}

/** Returns one sentence for each story that has to be mended, because its pictures are not reliable. */
export const troublesOf = ({ failed, unsteady }: Pick<ReportData, 'failed' | 'unsteady'>): string[] => [
  ...failed.map((place) => `${place} ends in an error`),
  ...unsteady.map(unsteadySaid),
]
