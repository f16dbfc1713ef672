import { style } from '@vanilla-extract/css'

export const ltr = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  /* Chromium ignores the unprefixed value and would align a handle to the wrong side of an Arabic row. */
  textAlign: ['-webkit-match-parent', 'match-parent'],
  /* An address contains no spaces to break at. */
  overflowWrap: 'anywhere',
})

/*
 * Every paragraph has its own direction, and all of them begin at the start of the page: a text in the other script stays on the side of
 * its neighbours. `start` would follow the direction of each paragraph.
 */
export const prose = style({
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
