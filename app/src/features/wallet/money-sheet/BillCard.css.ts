import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { reloading } from '#shared/list/reloading.css.ts'

/**
 * Grid with columns for name, currency and number, which align the lines in both scripts. While another bill loads, the old numbers stay
 * readable and a progress line is shown above them.
 */
export const bill = style([
  reloading,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: fixed.space.xs,
    paddingBlock: fixed.space.sm,
    paddingInline: fixed.space.md,
    background: vars.colour.sunken,
    '@media': { [media.forced]: { border: `${fixed.space.hair} solid CanvasText` } },
    borderRadius: fixed.radius.control,
  },
])

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  paddingBlock: `calc(${fixed.space.xs} * 0.75)`,
})
export const term = style({ ...text('label'), fontWeight: 'normal', overflowWrap: 'anywhere', marginInlineEnd: fixed.space.sm })
/** Currency and number of a line, in two cells of the line's grid. */
export const amount = style({ display: 'contents' })

export const share = style({ ...text('caption'), display: 'inline-block', color: vars.colour.textMuted, marginInlineStart: fixed.space.xs })

export const total = style([
  line,
  {
    marginBlockStart: fixed.space.xxs,
    paddingBlockStart: fixed.space.sm,
    borderBlockStart: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
  },
])
export const totalTerm = style([term, text('heading')])
export const afterTerm = style([term, { color: vars.colour.textMuted }])
