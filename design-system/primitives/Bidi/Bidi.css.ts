import { style } from '@vanilla-extract/css'

export const ltr = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  /* Chromium ignores the unprefixed value and would throw a handle to the far side of an Arabic row. */
  textAlign: ['-webkit-match-parent', 'match-parent'],
  /* An address has no place to break at of its own. */
  overflowWrap: 'anywhere',
})

/* Every line that was typed as a paragraph of its own has its own direction, and begins on the side of that direction. */
export const prose = style({
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
