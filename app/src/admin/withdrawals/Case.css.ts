import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.md })
export const who = style({ display: 'grid', gap: fixed.space.xs, flex: '1 1 16rem', minInlineSize: 0 })
export const amount = style({ display: 'grid', justifyItems: 'end', '@media': { [media.phone]: { justifyItems: 'start' } } })
export const caption = style({ ...text('caption'), color: vars.colour.textMuted })

/* The order of the page is that of a phone: facts, decision, ledger, history. On a desk, decision and history are beside the others. */
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
    /* Who only looks has a line instead of a decision; the history follows it at once. */
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
/** Without a decision it is alone at the side, and as long as it likes. */
export const historyAlone = style({ minInlineSize: 0, '@media': { [media.roomy]: { gridRow: '1 / -1', gridColumn: 2 } } })

export const fact = style({ display: 'grid', justifyItems: 'start', gap: fixed.space.xxs })
export const transaction = style({ display: 'grid', gap: fixed.space.xs })
