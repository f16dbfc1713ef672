import { globalStyle } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'

/* Storybook styles the body of a story and of a docs page itself, with more weight than the system's own rule for `body`. */
globalStyle('body.sb-show-main', text('body'))
globalStyle('.sbdocs .docs-story', { ...text('body'), background: vars.colour.canvas, color: vars.colour.text })

/* The page itself is paper by day in every theme, with its controls; previews have the theme they are asked for. */
globalStyle('.sbdocs-wrapper', { colorScheme: 'light' })
globalStyle('[data-preview]', { background: vars.colour.canvas })

globalStyle('[data-theme-pair]', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
globalStyle('[data-theme-pair] > *', { background: vars.colour.canvas, color: vars.colour.text, padding: fixed.space.md, minInlineSize: 0 })
