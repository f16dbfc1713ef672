import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { box as fieldBox } from '../Field/Field.css.ts'

const editor = createContainer()
/** Widths that six tools in one row need: with gaps, and without gaps. */
const [snug, stacked] = [`${editor} (width < 18.5rem)`, `${editor} (width < 17.625rem)`]

export const box = style([
  fieldBox,
  { display: 'grid', gap: 0, paddingInline: 0, alignItems: 'stretch', containerName: editor, containerType: 'inline-size' },
])

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: `calc(${fixed.hit} + ${fixed.space.xs})`,
  padding: fixed.space.xxs,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  '@container': {
    [snug]: { paddingInline: '2px' },
    // Two rows of three tools.
    [stacked]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', justifyItems: 'center' },
  },
})
export const divider = style({
  inlineSize: '1px',
  blockSize: fixed.space.xl,
  marginInline: '2px',
  background: vars.colour.border,
  '@media': { [media.forced]: { background: 'CanvasText' } },
  '@container': { [snug]: { marginInline: 0 }, [stacked]: { display: 'none' } },
})
export const group = style({ display: 'inline-flex', alignItems: 'center', '@container': { [stacked]: { display: 'contents' } } })
export const anchor = style({ display: 'inline-flex', alignItems: 'center' })

/** Text in the editor and in `RichTextView`. */
export const prose = style({ ...text('body'), color: vars.colour.text, overflowWrap: 'anywhere', minInlineSize: 0 })
/* A paragraph of either direction starts at the page's start edge, like all prose (S-05). The marks of a list start there, too. */
globalStyle(`${prose} p`, { textAlign: ['-webkit-match-parent', 'match-parent'] })
globalStyle(`${prose} :is(ul, ol)`, { direction: 'inherit' })
globalStyle(`${prose} li`, { unicodeBidi: 'plaintext', textAlign: ['-webkit-match-parent', 'match-parent'] })
globalStyle(`${prose} > * + *`, { marginBlockStart: fixed.space.xs })
globalStyle(`${prose} strong`, { fontWeight: type.strong })
globalStyle(`${prose} em`, { fontStyle: 'italic' })
/* Arabic has no italic, and slanted letters look wrong: emphasis has the primary colour instead. */
globalStyle(`${prose} em:dir(rtl)`, { fontStyle: 'normal', color: vars.colour.primary })
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: fixed.space.xl })
globalStyle(`${prose} ul`, { listStyle: 'disc' })
globalStyle(`${prose} ol`, { listStyle: 'decimal' })
globalStyle(`${prose} ol:dir(rtl)`, { listStyle: 'arabic-indic' })
globalStyle(`${prose} li::marker`, { color: vars.colour.textMuted })
globalStyle(`${prose} a`, { color: vars.colour.primary, textDecoration: 'underline', textUnderlineOffset: '3px' })

const lines = (count: number) => `calc(${type.body.line} * ${count} + ${fixed.space.sm} * 2)`
export const area = style([
  prose,
  {
    minBlockSize: lines(5),
    maxBlockSize: lines(16),
    overflow: 'auto',
    paddingInline: fixed.space.md,
    paddingBlock: fixed.space.sm,
    outline: 'none',
    // Preserves all spaces while editing.
    whiteSpace: 'break-spaces',
    position: 'relative',
    selectors: { '&[contenteditable="false"]': { color: vars.colour.textMuted } },
  },
])
/** Plain text in the editor's place until the editor is loaded. */
export const standIn = style([area, { display: 'block', inlineSize: '100%', border: 0, background: 'none', resize: 'none' }])
globalStyle(`${area} .ProseMirror-trailingBreak`, { pointerEvents: 'none' })

export const linkForm = style({ display: 'grid', gap: fixed.space.md, inlineSize: 'min(20rem, 78vw)' })
export const linkActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: fixed.space.xs })
