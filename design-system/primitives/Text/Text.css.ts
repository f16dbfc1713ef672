import { recipe } from '@vanilla-extract/recipes'
import { text as role } from '../../tokens/typography.ts'
import { type, vars } from '../../tokens/vars.css.ts'

export const textLooks = ['body', 'label', 'caption', 'number', 'heading', 'title', 'display'] as const
export const textTones = ['plain', 'muted', 'primary', 'success', 'warning', 'danger', 'info', 'inherit'] as const

export const text = recipe({
  variants: {
    look: {
      // Avoids a last line of one short word. Sets only the wrap style, because a parent may forbid wrapping.
      body: [role('body'), { textWrapStyle: 'pretty' }],
      label: role('label'),
      caption: [role('caption'), { textWrapStyle: 'pretty' }],
      number: role('number'),
      heading: role('heading'),
      title: [role('title'), { textWrap: 'balance' }],
      display: [role('display'), { textWrap: 'balance' }],
    },
    tone: {
      plain: { color: vars.colour.text },
      muted: { color: vars.colour.textMuted },
      primary: { color: vars.colour.primary },
      success: { color: vars.colour.success },
      warning: { color: vars.colour.warning },
      danger: { color: vars.colour.danger },
      info: { color: vars.colour.info },
      inherit: { color: 'inherit' },
    },
    /* Keeps user text from being aligned by its own direction. Listed before `align`, which overrides it. */
    isOfUser: { true: { textAlign: ['-webkit-match-parent', 'match-parent'], whiteSpace: 'pre-line', unicodeBidi: 'plaintext' } },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center', textWrap: 'balance' }, end: { textAlign: 'end' } },
    isStrong: { true: { fontWeight: type.strong } },
    isTabular: { true: { fontFamily: type.familyNumber } },
    isTruncated: { true: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } },
    isMeasured: { true: { maxInlineSize: '62ch' } },
  },
  defaultVariants: { look: 'body', tone: 'plain' },
})
