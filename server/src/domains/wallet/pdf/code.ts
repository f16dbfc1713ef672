import { encode } from 'uqr'
import type { Sheet } from '#platform/pdf/sheet.ts'
import { inks } from './inks.ts'

/** Draws the QR code for a tax authority's app, in a frame with a margin. */
export function drawCode(sheet: Sheet, text: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const module = side / size
  const path = data.flatMap((row, line) => row.map((isDark, at) => (isDark ? `M${at} ${line}h1v1h-1z` : ''))).join('')
  sheet.decorate(() => {
    sheet.box({ x, y, width: side, height: side }, { stroke: { ink: inks.hairline, width: 0.75 }, radius: 6 })
    sheet.path(path, { x, y, scale: module }, { fill: inks.text })
  })
}
