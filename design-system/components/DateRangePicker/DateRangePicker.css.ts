import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { box as pickerBox } from '../DatePicker/DatePicker.css.ts'

const around = createContainer()
/** Width that two empty dates and the button need. Filled dates need less, but typing must not change the layout. */
const roomy = `${around} (width >= 19rem)`

export const box = style([pickerBox, { gap: 0, containerName: around, containerType: 'inline-size' }])

/** Two dates side by side, with a dash between them. If they do not fit, they are stacked, each after its label. */
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: fixed.space.sm,
  flex: 1,
  minInlineSize: 0,
  '@container': { [roomy]: { display: 'flex', alignItems: 'center', columnGap: fixed.space.xxs } },
})
export const end = style({ ...text('caption'), color: vars.colour.textMuted, '@container': { [roomy]: { display: 'none' } } })
export const until = style({ display: 'none', color: vars.colour.textMuted, '@container': { [roomy]: { display: 'inline' } } })

globalStyle(`${dates} > [data-part="parts"]`, { flex: '0 1 auto' })
