import { chartColours, kinds, tones, type ColourTokens, type Kind, type Tone } from './token-type.ts'

export type ColourName = keyof ColourTokens

/** WCAG 2.2: words 4.5 : 1 (1.4.3); the edges and signs of a control 3 : 1 (1.4.11). */
export const thresholds = { text: 4.5, sign: 3 } as const
export type Purpose = keyof typeof thresholds

/** On this ground these colours may stand, for this purpose. What is not in the table is not allowed. */
export type Pairing = { ground: ColourName; purpose: Purpose; marks: readonly ColourName[] }

const papers = ['canvas', 'surface', 'sunken'] as const
const kindColour: Record<Kind, ColourName> = {
  networker: 'networker',
  agent: 'agent',
  agency: 'agency',
  brand: 'brandType',
  group: 'group',
}
const kindColours = kinds.map((kind) => kindColour[kind])
const toneColour: Record<Tone, ColourName> = {
  neutral: 'textMuted',
  brand: 'brand',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
}
const tintOf: Partial<Record<ColourName, ColourName>> = {
  textMuted: 'neutralTint',
  brand: 'brandTint',
  success: 'successTint',
  warning: 'warningTint',
  danger: 'dangerTint',
  info: 'infoTint',
  networker: 'networkerTint',
  agent: 'agentTint',
  agency: 'agencyTint',
  brandType: 'brandTypeTint',
  group: 'groupTint',
}

const onPapers: Pairing[] = papers.flatMap((ground) => [
  { ground, purpose: 'text', marks: ['text', 'textMuted', 'brand', 'danger', 'success', 'warning', 'info', ...kindColours] },
  { ground, purpose: 'sign', marks: ['borderControl', 'focus', ...chartColours] },
])

/* On a tint stand its own colour, the text of a banner, and a link or a small button in it. */
const onTints: Pairing[] = [...tones.map((tone) => toneColour[tone]), ...kindColours].flatMap((colour): Pairing[] => {
  const ground = tintOf[colour]
  return ground ? [{ ground, purpose: 'text', marks: [...new Set<ColourName>([colour, 'text', 'textMuted', 'brand'])] }] : []
})

const onSolids: Pairing[] = [
  ...(['brand', 'brandHover', 'brandPress'] as const).map((ground): Pairing => ({ ground, purpose: 'text', marks: ['onBrand'] })),
  ...(['danger', 'dangerHover'] as const).map((ground): Pairing => ({ ground, purpose: 'text', marks: ['onDanger'] })),
  { ground: 'highlight', purpose: 'text', marks: ['onHighlight'] },
  { ground: 'inverse', purpose: 'text', marks: ['onInverse'] },
]

export const pairings: readonly Pairing[] = [...onPapers, ...onTints, ...onSolids]
