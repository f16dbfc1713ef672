import { accents, type Accent } from './token-type.ts'

/** Colours of one cover pattern: background, three tones of tile, the interlaced strap, its edge, and the inlaid star. */
export type CoverInk = { ground: string; mid: string; light: string; deep: string; strap: string; edge: string; inlay: string }

const saffron = '#F2A516'
const accentInks: Record<Accent, CoverInk> = {
  accent1: { ground: '#5A2160', mid: '#6E2B75', light: '#83378A', deep: '#471A4C', strap: '#F3DDF0', edge: '#3A133F', inlay: saffron },
  accent2: { ground: '#123F78', mid: '#184D90', light: '#1D62B4', deep: '#0D3161', strap: '#DCE9F8', edge: '#0A274F', inlay: saffron },
  accent3: { ground: '#2F3183', mid: '#3A3D9B', light: '#4A4DB8', deep: '#252768', strap: '#E2E3FA', edge: '#1C1E54', inlay: saffron },
  accent4: { ground: '#73300D', mid: '#873A11', light: '#9E4717', deep: '#5B250A', strap: '#F9E3D3', edge: '#481C06', inlay: saffron },
  accent5: { ground: '#7C1D3E', mid: '#93254B', light: '#AE2F5B', deep: '#631531', strap: '#FADCE6', edge: '#4E0F26', inlay: saffron },
}

/**
 * Colours of the generated covers. Covers are pictures, not interface: they are the same in both themes (dark only dims them) and never
 * behind text. The last four belong to no accent.
 */
export const coverInks = {
  ...accentInks,
  jade: { ground: '#084C43', mid: '#095A4F', light: '#0B6B5E', deep: '#063D36', strap: '#DDF0EA', edge: '#04302A', inlay: saffron },
  sand: { ground: '#EBD9B4', mid: '#E2CB9C', light: '#D9BC83', deep: '#C9A566', strap: '#7A4A17', edge: '#F7ECD3', inlay: '#B4532A' },
  sky: { ground: '#C6DEE6', mid: '#B4D2DD', light: '#9FC4D2', deep: '#7FAFC1', strap: '#14495C', edge: '#E6F2F5', inlay: saffron },
  night: { ground: '#1F1D2B', mid: '#27243A', light: '#302C4A', deep: '#15131D', strap: '#D9CFEA', edge: '#0D0C11', inlay: saffron },
} as const satisfies Record<string, CoverInk>

export type CoverInkName = keyof typeof coverInks
export const coverInkNames: readonly CoverInkName[] = [...accents, 'jade', 'sand', 'sky', 'night']
