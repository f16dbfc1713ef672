import { globalStyle } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Storybook styles its docs pages with selectors that are more specific than one class. */
const weighty = (name: string) => `.sbdocs-content .${name}${`.${name}`.repeat(4)}`
const table = weighty('docblock-argstable')

/** Adds a rule for narrow pages. Storybook's own pages scroll sideways there. */
const onPhones = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(selector, { '@media': { [media.phone]: rule } })

onPhones('.sbdocs.sbdocs-wrapper', { paddingInline: fixed.space.md, paddingBlock: fixed.space.xl })
/* What has no place to break would make the page wider. */
onPhones('.sbdocs .sbdocs-content', { overflowWrap: 'anywhere' })
onPhones('.sbdocs .sbdocs-content :not(pre) > code', { whiteSpace: 'normal' })

/* The rows of a table of props are blocks: name, description with type, default and control below each other. */
onPhones(`${table}, ${table} tbody, ${table} tr, ${table} td`, { display: 'block', inlineSize: 'auto' })
onPhones(`${table} thead`, { display: 'none' })
onPhones(`${table} tbody > tr > td`, {
  border: 'none',
  borderRadius: 0,
  paddingBlock: fixed.space.xxs,
  paddingInline: `${fixed.space.sm} !important`,
})
onPhones(`${table} tbody > tr`, { paddingBlock: fixed.space.sm, borderBlockStart: `1px solid ${vars.colour.border}` })
onPhones(`${table} .sbdocs-expandable`, { whiteSpace: 'normal', textAlign: 'start', maxInlineSize: '100%' })
onPhones(`${table} :is(input, select, textarea)`, { maxInlineSize: '100%', minInlineSize: 0 })
