/** Tier two: every token that components may use. A theme that lacks a token does not compile. */
export type ColourTokens = {
  canvas: string
  surface: string
  sunken: string
  text: string
  textMuted: string
  border: string
  borderControl: string
  primary: string
  primaryHover: string
  primaryPress: string
  onPrimary: string
  primaryTint: string
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
  accent1: string
  accent1Tint: string
  accent2: string
  accent2Tint: string
  accent3: string
  accent3Tint: string
  accent4: string
  accent4Tint: string
  accent5: string
  accent5Tint: string
  scrim: string
  focus: string
  focusHalo: string
  /** Colour of the giant word behind the sign-in form: the light theme's jade, in both themes. */
  poster: string
  /** Colours of chart series, always in this order and always with text, dashes or marks. */
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
  /** Brightness of a cover picture: 1 in the light theme, less in the dark. */
  picture: { brightness: string }
  scheme: 'light' | 'dark'
}

/** Colours of chart series, in order. */
export const chartColours = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const

/** Colours that identify kinds of people and things, always beside a word (T-12). The product maps kinds to accents. */
export const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5'] as const
export type Accent = (typeof accents)[number]

export const tones = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'] as const
export type Tone = (typeof tones)[number]
