/** Tier two, as a type: every decision a component may touch. A theme that misses one does not compile. */
export type ColourTokens = {
  canvas: string
  surface: string
  sunken: string
  text: string
  textMuted: string
  border: string
  borderControl: string
  brand: string
  brandHover: string
  brandPress: string
  onBrand: string
  brandTint: string
  highlight: string
  onHighlight: string
  highlightHalo: string
  danger: string
  dangerHover: string
  onDanger: string
  dangerTint: string
  success: string
  successTint: string
  warning: string
  warningTint: string
  info: string
  infoTint: string
  neutralTint: string
  networker: string
  networkerTint: string
  agent: string
  agentTint: string
  agency: string
  agencyTint: string
  brandType: string
  brandTypeTint: string
  group: string
  groupTint: string
  scrim: string
  focus: string
  focusHalo: string
  /** The giant word behind the sign-in form: the jade of the day, in the dark too. */
  poster: string
  /** Series of a chart, always in this order; beside words, dashes or marks, never alone. */
  chart1: string
  chart2: string
  chart3: string
  chart4: string
  chart5: string
  chart6: string
  inverse: string
  onInverse: string
}

export type ThemeTokens = {
  colour: ColourTokens
  shadow: { float: string }
  /** How much a cover picture is dimmed: 1 in the light, less in the dark. */
  picture: { brightness: string }
  scheme: 'light' | 'dark'
}

/** The colours of series, in their order. */
export const chartColours = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const

/** The five kinds of account and group that have a colour of their own (T-12). */
export const kinds = ['networker', 'agent', 'agency', 'brand', 'group'] as const
export type Kind = (typeof kinds)[number]

export const tones = ['neutral', 'brand', 'success', 'warning', 'danger', 'info'] as const
export type Tone = (typeof tones)[number]
