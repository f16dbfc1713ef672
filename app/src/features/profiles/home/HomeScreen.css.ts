import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const masthead = style({
  paddingBlockEnd: fixed.space.md,
  '@media': { [media.desktop]: { paddingBlock: `${fixed.space.xs} ${fixed.space.xl}` } },
})

/** Earnings and money, above the columns at full width. */
export const lead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.md,
  paddingBlockEnd: fixed.space.md,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { gap: fixed.space.lg, paddingBlockEnd: fixed.space.xl } },
})

/**
 * One column on phones; from 768 px a narrow column beside a wide one. On phones, the order for people is: today, who, verify, link,
 * progress, programs, accounts, groups, offer. For businesses: today, who, tasks, money, verify, work, programs, progress, link, accounts,
 * groups; on a brand's first day, money is before progress instead.
 */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: fixed.space.md,
  readingFlow: 'flex-visual',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '18.75rem minmax(0, 1fr)',
      gap: fixed.space.xl,
      alignItems: 'start',
      readingFlow: 'normal',
    },
  },
})
export const column = style({
  display: 'contents',
  '@media': { [media.desktop]: { display: 'flex', flexDirection: 'column', gap: fixed.space.xl, minInlineSize: 0 } },
})

const place = (order: number) => style({ order, minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } })
/* Block with today's results. Takes no space if no link brought a result, because it then contains no section. */
export const today = style([place(0), { selectors: { '&:not(:has(section))': { display: 'none' } } }])
export const who = place(1)
const pile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: fixed.space.md,
  '@media': { [media.desktop]: { gap: fixed.space.xl } },
})
/** Open tasks of a brand, before its figures. */
export const tasks = place(1)
export const money = style([place(2), pile])
export const verify = place(2)
export const link = place(3)
export const progress = place(4)
export const programs = place(5)
export const accounts = place(6)
export const groups = place(7)
/**
 * The offer, below all blocks. It is hidden while a block loads, because the loaded block would move the offer just before it is pressed.
 */
export const offer = style([place(8), { selectors: { [`${columns}:has([aria-busy='true']) &`]: { visibility: 'hidden' } } }])
export const work = place(3)
export const businessPrograms = place(3)
/** Money on a brand's first day. On the first day, money is less urgent, so it is after the brand's work and before its profile. */
export const firstMoney = place(4)
export const businessProgress = place(4)
export const businessLink = place(5)
export const businessAccounts = place(6)
