import { style } from '@vanilla-extract/css'

export const ltr = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  /* Chromium ignores the unprefixed value and would align a handle to the wrong side of an Arabic row. */
  textAlign: ['-webkit-match-parent', 'match-parent'],
  /* A URL has no spaces at which it could break. */
  overflowWrap: 'anywhere',
})

/*
 * Every paragraph has its own direction, but all paragraphs start at the same edge of the page. `text-align: start` would follow the
 * direction of each paragraph.
 */
export const prose = style({
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
