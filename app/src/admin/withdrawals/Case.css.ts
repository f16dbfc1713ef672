import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.md })
export const who = style({ display: 'grid', gap: fixed.space.xs, flex: '1 1 16rem', minInlineSize: 0 })
export const amount = style({ display: 'grid', justifyItems: 'end', '@media': { [media.phone]: { justifyItems: 'start' } } })
export const caption = style({ ...text('caption'), color: vars.colour.textMuted })

/* On phones, the order is facts, decision, ledger, history. On wide screens, decision and history are in a side column. */
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: fixed.space.lg,
  '@media': {
    [media.roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"facts decision" "ledger decision" "ledger history"',
    },
  },
  selectors: {
    /* A reader who may not decide has a line of text instead of the form, and the history follows it directly. */
    '&:not(:has(form))': {
      '@media': {
        [media.roomy]: { gridTemplateRows: 'auto auto 1fr', gridTemplateAreas: '"facts decision" "facts history" "ledger history"' },
      },
    },
  },
})
const placed = (gridArea: string) => style({ minInlineSize: 0, '@media': { [media.roomy]: { gridArea } } })
export const facts = placed('facts')
export const decision = placed('decision')
export const ledger = placed('ledger')
export const history = placed('history')
/** Without a decision, the history has the side column for itself. */
export const historyAlone = style({ minInlineSize: 0, '@media': { [media.roomy]: { gridRow: '1 / -1', gridColumn: 2 } } })

export const fact = style({ display: 'grid', justifyItems: 'start', gap: fixed.space.xxs })
export const transaction = style({ display: 'grid', gap: fixed.space.xs })
