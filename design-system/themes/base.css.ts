import { globalStyle } from '@vanilla-extract/css'
import { text } from '../tokens/typography.ts'
import { fixed, type, vars } from '../tokens/vars.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  background: vars.colour.canvas,
  color: vars.colour.text,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'none',
  /* Keeps a focused element from being scrolled under the sticky bar at the top of a page (WCAG 2.4.11). */
  scrollPaddingBlockStart: `calc(${fixed.space.vast} + ${fixed.space.md})`,
})

globalStyle('body', { margin: 0, minBlockSize: '100dvh' })

globalStyle('body', text('body'))

/* An element with its own theme would inherit the `color` of the outer theme, so `color` is set again. */
globalStyle('[data-theme]', { color: vars.colour.text })

globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', wordSpacing: 'inherit', color: 'inherit' })
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'start' })
globalStyle('img, svg', { display: 'block' })
globalStyle('strong, b', { fontWeight: type.strong })
globalStyle('[hidden]', { display: 'none !important' })
/* A rule of React Aria. React Aria would add it in a style element, which a strict content security policy refuses. */
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })
globalStyle('::placeholder', { color: vars.colour.textMuted, opacity: 1 })

globalStyle(':focus-visible', { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.small })

/* With reduced motion nothing moves. Changes are immediate, or only colours and opacity fade. */
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'opacity, color, background-color, border-color !important',
    },
  },
})
