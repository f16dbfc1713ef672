import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const widest = '1176px'
const previewWidth = '344px'
const belowBar = `calc(${fixed.space.vast} + ${fixed.space.lg})`

/** From 1024 px, the preview is beside the form. On narrower screens, the preview is hidden. */
const beside = { gridTemplateColumns: `minmax(0, 1fr) ${previewWidth}`, columnGap: fixed.space.xl }
const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.md } as const

export const page = style({ inlineSize: '100%', maxInlineSize: widest, marginInline: 'auto', display: 'grid', gap: fixed.space.lg })
export const head = style({ ...columns, alignItems: 'end', '@media': { [media.roomy]: beside } })
export const columnsOfForm = style({ ...columns, alignItems: 'start', '@media': { [media.roomy]: beside } })
/** A flex column, so that the bar sticks within the whole form. In a grid, the bar would stick only within its own row. */
export const fields = style({ display: 'flex', flexDirection: 'column', gap: fixed.space.lg, minInlineSize: 0 })
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.lg,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const preview = style({
  display: 'none',
  gap: fixed.space.xs,
  position: 'sticky',
  insetBlockStart: belowBar,
  minInlineSize: 0,
  '@media': { [media.roomy]: { display: 'grid' } },
})

export const field = style({ display: 'grid', gap: fixed.space.xs, minInlineSize: 0 })
export const offers = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs })
export const offersWord = style({ ...text('caption'), color: vars.colour.textMuted })
export const error = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'start',
  gap: fixed.space.xxs,
  color: vars.colour.danger,
})

export const pictures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.sm })
export const cover = style({ position: 'relative' })
export const coverButton = style({ position: 'absolute', insetBlockStart: fixed.space.sm, insetInlineEnd: fixed.space.sm })

const side = { phone: '6rem', desk: '7rem' }
export const photoLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: fixed.space.md,
  alignItems: 'start',
  paddingInlineStart: fixed.space.sm,
  '@media': { [media.desktop]: { paddingInlineStart: fixed.space.lg } },
})
/** The upper half of the picture overlaps the cover. A ring around it has the card's colour. */
export const photo = style({
  position: 'relative',
  inlineSize: side.phone,
  marginBlockStart: `calc(${side.phone} / -2 - ${fixed.space.sm})`,
  '@media': { [media.desktop]: { inlineSize: side.desk, marginBlockStart: `calc(${side.desk} / -2 - ${fixed.space.sm})` } },
})
export const photoPicture = style({
  display: 'grid',
  aspectRatio: '1',
  overflow: 'clip',
  borderRadius: fixed.radius.sheet,
  background: vars.colour.surface,
  boxShadow: `0 0 0 6px ${vars.colour.surface}`,
  selectors: {
    '&[data-empty]': {
      placeItems: 'center',
      border: `${fixed.space.hair} dashed ${vars.colour.borderControl}`,
      color: vars.colour.textMuted,
    },
    '&[data-empty][data-invalid]': { borderColor: vars.colour.danger, color: vars.colour.danger },
  },
})
export const camera = style({
  position: 'absolute',
  insetBlockEnd: `calc(${fixed.space.xs} * -1)`,
  insetInlineEnd: `calc(${fixed.space.xs} * -1)`,
})
export const photoWords = style({ display: 'grid', gap: fixed.space.xxs, paddingBlockStart: fixed.space.xs, minInlineSize: 0 })
export const coverNote = style({ paddingBlockStart: fixed.space.sm, borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` })

export const sectionHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: fixed.space.md })
export const sectionEnd = style({ flexShrink: 0, whiteSpace: 'nowrap' })
export const choices = style({ display: 'grid', justifyItems: 'start', gap: fixed.space.sm })
export const previewInterests = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs, paddingBlockStart: fixed.space.sm })

export const state = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
/** On a narrow phone the main button has its own line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space.sm,
  flex: '1 1 100%',
  minInlineSize: 0,
  '@media': { [media.desktop]: { flex: '0 0 auto', marginInlineStart: 'auto' } },
})
