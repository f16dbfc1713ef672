import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const base = style([
  text('heading'),
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    inlineSize: fixed.picture.medium,
    blockSize: fixed.picture.medium,
    borderRadius: fixed.radius.control,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
])

const { colour } = vars

export const mark = styleVariants({
  networker: [base, { background: colour.networkerTint, color: colour.networker }],
  agent: [base, { background: colour.agentTint, color: colour.agent }],
  agency: [base, { background: colour.agencyTint, color: colour.agency }],
  brand: [base, { background: colour.brandTypeTint, color: colour.brandType }],
  group: [base, { background: colour.groupTint, color: colour.group }],
})

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
