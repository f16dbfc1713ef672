import { createContainer, style } from '@vanilla-extract/css'

/** A box as wide as the drawing. What has no room in it is left out by the browser, which is the only one that knows the width. */
const drawingBox = createContainer()
export const measured = style({ containerName: drawingBox, containerType: 'inline-size' })

/** Largest number of labels under a drawing. */
const most = 16
/** Room of a label in pixels: nine letters, such as “26 Oct” or “٢٦ أكتوبر”, and a gap. */
const labelRoom = 81.5

const counts = Array.from({ length: most + 1 }, (_, count) => count)
/** Hides an element if fewer labels than the index have room. */
export const hiddenBelow = counts.map((count) =>
  style({ '@container': { [`${drawingBox} (max-width: ${count * labelRoom - 0.01}px)`]: { display: 'none' } } }),
)
/** Hides an element if as many labels as the index have room. */
export const hiddenFrom = counts.map((count) =>
  style({ '@container': { [`${drawingBox} (min-width: ${count * labelRoom}px)`]: { display: 'none' } } }),
)

/** The place of a gap in a line, as high as the line above the axis. */
const gapBox = createContainer()
export const gapPlace = style({
  containerName: gapBox,
  containerType: 'size',
  position: 'absolute',
  insetBlockEnd: 0,
  pointerEvents: 'none',
})
/** Hides the words about a gap if they have no room in it. */
export const inGap = style({
  insetInlineStart: '50%',
  insetBlockEnd: 'calc(100% - 28px)',
  translate: '-50% 0',
  '@container': { [`${gapBox} (max-width: 64px)`]: { display: 'none' }, [`${gapBox} (max-height: 32px)`]: { display: 'none' } },
})
