import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const { colour } = vars
export const bannerTones = ['info', 'success', 'warning', 'danger'] as const

export const banner = recipe({
  base: [
    text('body'),
    {
      display: 'flex',
      alignItems: 'flex-start',
      gap: fixed.space.sm,
      paddingBlock: fixed.space.sm,
      paddingInline: fixed.space.md,
      border: '1px solid transparent',
      borderRadius: fixed.radius.control,
      color: colour.text,
      '@media': { [media.forced]: { borderColor: 'CanvasText' } },
    },
  ],
  variants: {
    tone: {
      info: { background: colour.infoTint },
      success: { background: colour.successTint },
      warning: { background: colour.warningTint },
      danger: { background: colour.dangerTint },
    },
  },
})

/* This box is as high as a line of text, so that the icon is centred on the first line in both scripts. */
export const mark = recipe({
  base: { display: 'grid', placeItems: 'center', flex: 'none', blockSize: type.body.line },
  variants: {
    tone: {
      info: { color: colour.info },
      success: { color: colour.success },
      warning: { color: colour.warning },
      danger: { color: colour.danger },
    },
  },
})
export const body = style({ flex: '1 1 0', minInlineSize: 0, display: 'grid', gap: fixed.space.xxs, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: type.strong })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs, marginBlockStart: fixed.space.xs })
