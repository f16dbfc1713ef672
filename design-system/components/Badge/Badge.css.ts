import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import type { Accent, Tone } from '../../tokens/token-type.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const { colour } = vars
export const badgeVariants = ['soon', 'beta', 'new'] as const

const tint = (ink: string, paper: string) => ({ color: ink, background: paper })
const tones: Record<Tone, ReturnType<typeof tint>> = {
  neutral: tint(colour.textMuted, colour.neutralTint),
  primary: tint(colour.primary, colour.primaryTint),
  success: tint(colour.success, colour.successTint),
  warning: tint(colour.warning, colour.warningTint),
  danger: tint(colour.danger, colour.dangerTint),
  info: tint(colour.info, colour.infoTint),
}
const outlined = { background: 'transparent', borderColor: colour.border, color: colour.textMuted, fontSize: type.micro.size }

export const badge = recipe({
  base: [
    text('caption'),
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: fixed.space.xxs,
      maxInlineSize: '100%',
      paddingBlock: '2px',
      paddingInline: fixed.space.xs,
      border: '1px solid transparent',
      borderRadius: fixed.radius.full,
      fontWeight: type.label.weight,
      whiteSpace: 'nowrap',
      '@media': { [media.forced]: { borderColor: 'CanvasText' } },
    },
  ],
  variants: {
    tone: tones,
    isOutlined: { true: { background: 'transparent', borderColor: colour.borderControl } },
    variant: {
      soon: outlined,
      beta: outlined,
      new: { background: colour.highlight, color: colour.onHighlight },
    },
  },
})

export const accentBadge = styleVariants<Record<Accent, { color: string; background: string }>>({
  accent1: tint(colour.accent1, colour.accent1Tint),
  accent2: tint(colour.accent2, colour.accent2Tint),
  accent3: tint(colour.accent3, colour.accent3Tint),
  accent4: tint(colour.accent4, colour.accent4Tint),
  accent5: tint(colour.accent5, colour.accent5Tint),
})

/* The dot has the shape of the avatar. */
const dot = style({
  flex: 'none',
  inlineSize: '7px',
  blockSize: '7px',
  marginInlineEnd: '1px',
  background: 'currentColor',
  '@media': { [media.forced]: { background: 'CanvasText' } },
})
export const dots = { round: style([dot, { borderRadius: '50%' }]), square: style([dot, { borderRadius: '2px' }]) }
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
