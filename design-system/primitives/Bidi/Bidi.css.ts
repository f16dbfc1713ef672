import { style } from '@vanilla-extract/css'

export const ltr = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  /* Chromium ignores the unprefixed value and would align a handle to the wrong side of an Arabic row. */
  textAlign: ['-webkit-match-parent', 'match-parent'],
  /* An address contains no spaces to break at. */
  overflowWrap: 'anywhere',
})

/* Every paragraph has its own direction, and is aligned to the side where that begins. */
export const prose = style({
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
