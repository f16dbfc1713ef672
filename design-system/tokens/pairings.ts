import { chartColours, accents, tones, type ColourTokens, type Tone } from './token-type.ts'

export type ColourName = keyof ColourTokens

/** Contrast ratios of WCAG 2.2: 4.5 : 1 for text (1.4.3); 3 : 1 for edges and signs of a control (1.4.11). */
export const thresholds = { text: 4.5, sign: 3 } as const
type Purpose = keyof typeof thresholds

/** Colours allowed on a background for a purpose. Other pairs are not allowed. */
export type Pairing = { ground: ColourName; purpose: Purpose; marks: readonly ColourName[] }

const grounds = ['canvas', 'surface', 'sunken'] as const
const toneColour: Record<Tone, ColourName> = {
  neutral: 'textMuted',
  primary: 'primary',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
}
const tintOf: Partial<Record<ColourName, ColourName>> = {
  textMuted: 'neutralTint',
  primary: 'primaryTint',
  success: 'successTint',
  warning: 'warningTint',
  danger: 'dangerTint',
  info: 'infoTint',
  accent1: 'accent1Tint',
  accent2: 'accent2Tint',
  accent3: 'accent3Tint',
  accent4: 'accent4Tint',
  accent5: 'accent5Tint',
}

const onGrounds: Pairing[] = grounds.flatMap((ground) => [
  { ground, purpose: 'text', marks: ['text', 'textMuted', 'primary', 'danger', 'success', 'warning', 'info', ...accents] },
  { ground, purpose: 'sign', marks: ['borderControl', 'focus', ...chartColours] },
])

/* A tint is a background for its own colour, for the text of a banner, and for a link or a small button in that banner. */
const onTints: Pairing[] = [...tones.map((tone) => toneColour[tone]), ...accents].flatMap((colour): Pairing[] => {
  const ground = tintOf[colour]
  return ground ? [{ ground, purpose: 'text', marks: [...new Set<ColourName>([colour, 'text', 'textMuted', 'primary'])] }] : []
})

const onSolids: Pairing[] = [
  ...(['primary', 'primaryHover', 'primaryPress'] as const).map((ground): Pairing => ({ ground, purpose: 'text', marks: ['onPrimary'] })),
  ...(['danger', 'dangerHover'] as const).map((ground): Pairing => ({ ground, purpose: 'text', marks: ['onDanger'] })),
  { ground: 'highlight', purpose: 'text', marks: ['onHighlight'] },
  { ground: 'inverse', purpose: 'text', marks: ['onInverse'] },
]

export const pairings: readonly Pairing[] = [...onGrounds, ...onTints, ...onSolids]
