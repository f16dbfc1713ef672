import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const setup = style({ ...column, gap: space.lg })
export const part = style({ ...column, gap: space.sm })
export const keys = style({
  ...column,
  gap: space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const key = style({ ...column, gap: space.xxs, alignContent: 'start' })
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.sm}` })
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })
export const hidden = style({ padding: space.sm, borderRadius: radius.control, background: vars.colour.sunken })
/** Long lines are broken: a code that scrolls sideways hides its end. */
export const code = style({
  ...text('caption'),
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  margin: 0,
  padding: space.md,
  borderRadius: radius.control,
  background: vars.colour.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
export const example = style({ ...column, gap: space.sm, paddingBlockStart: space.sm })
export const steps = style({ ...text('body'), margin: 0, paddingInlineStart: space.lg, display: 'grid', gap: space.xs })
