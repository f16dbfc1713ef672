import { assignVars, globalStyle } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { otherDensities, scalesOf } from './scales.ts'

/* Storybook styles the body of stories and docs pages with a higher specificity than the design system's rule for `body`. */
globalStyle('body.sb-show-main', text('body'))
globalStyle('.sbdocs .docs-story', { ...text('body'), background: vars.colour.canvas, color: vars.colour.text })

globalStyle('[data-preview]', { background: vars.colour.canvas })

globalStyle('[data-theme-pair]', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
globalStyle('[data-theme-pair] > *', { background: vars.colour.canvas, color: vars.colour.text, padding: fixed.space.md, minInlineSize: 0 })

/* The attribute is named twice, so that this rule overrides the one of the design system, which sets the same properties on the root. */
for (const density of otherDensities) {
  const { space, control } = scalesOf(density)
  const { gutter: _, ...ofSpace } = fixed.space
  globalStyle(`[data-density="${density}"][data-density]`, {
    vars: { ...assignVars(ofSpace, space), ...assignVars(fixed.control, control) },
  })
}
