import type { Decorator } from '@storybook/react-vite'
import { PictureSet } from '../components/Image/PictureSet.ts'

const widths = [96, 384, 1400]
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>'
/** Not a `data:` address, because Chromium always chooses the largest of those. */
const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
const set = widths.map((width) => `${address}#${width} ${width}w`).join(', ')

/** Gives every picture of a story several widths. Their addresses end with the width. */
export const inWidths: Decorator = (Story) => (
  <PictureSet value={() => set}>
    <Story />
  </PictureSet>
)
