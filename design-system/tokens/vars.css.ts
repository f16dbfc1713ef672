import { createGlobalThemeContract } from '@vanilla-extract/css'
import type { ThemeTokens } from './token-type.ts'

type Leaves<T> = { [K in keyof T]: T[K] extends string ? null : Leaves<T[K]> }

const contract: Leaves<Omit<ThemeTokens, 'scheme'>> = {
  colour: {
    canvas: null,
    surface: null,
    sunken: null,
    text: null,
    textMuted: null,
    border: null,
    borderControl: null,
    primary: null,
    primaryHover: null,
    primaryPress: null,
    onPrimary: null,
    primaryTint: null,
    highlight: null,
    onHighlight: null,
    highlightHalo: null,
    danger: null,
    dangerHover: null,
    onDanger: null,
    dangerTint: null,
    success: null,
    successTint: null,
    warning: null,
    warningTint: null,
    info: null,
    infoTint: null,
    neutralTint: null,
    accent1: null,
    accent1Tint: null,
    accent2: null,
    accent2Tint: null,
    accent3: null,
    accent3Tint: null,
    accent4: null,
    accent4Tint: null,
    accent5: null,
    accent5Tint: null,
    scrim: null,
    focus: null,
    focusHalo: null,
    poster: null,
    chart1: null,
    chart2: null,
    chart3: null,
    chart4: null,
    chart5: null,
    chart6: null,
    inverse: null,
    onInverse: null,
  },
  shadow: { float: null },
  picture: { brightness: null },
}

/** `control`: text in fields and on large buttons; `micro`: the smallest text, for counts and “soon”. */
const roles = ['display', 'title', 'heading', 'body', 'control', 'label', 'caption', 'micro', 'number'] as const
export type TypeRole = (typeof roles)[number]

const role = { size: null, line: null, weight: null, tracking: null, word: null } as const

/** Tokens that depend on the theme. Components take colours only from these tokens. */
export const vars = createGlobalThemeContract(contract, (_value, path) => `w-${path.join('-')}`)

/** Tokens that depend on the language: `:lang(ar)` sets every role again. */
export const type = createGlobalThemeContract(
  {
    family: null,
    familyNumber: null,
    strong: null,
    display: role,
    title: role,
    heading: role,
    body: role,
    control: role,
    label: role,
    caption: role,
    micro: role,
    number: role,
    /** Factor for drawings that are mirrored as a whole: 1 left to right, -1 right to left. */
    sign: null,
  },
  (_value, path) => `w-type-${path.join('-')}`,
)

/** Tokens that depend on neither theme nor language. */
export const fixed = createGlobalThemeContract(
  {
    space: {
      none: null,
      hair: null,
      xxs: null,
      xs: null,
      sm: null,
      md: null,
      lg: null,
      xl: null,
      xxl: null,
      huge: null,
      vast: null,
      gutter: null,
    },
    radius: { none: null, small: null, control: null, card: null, sheet: null, full: null },
    motion: { fast: null, base: null, slow: null, enter: null, leave: null },
    layer: { base: null, raised: null, sticky: null, overlay: null, toast: null, skipLink: null },
    hit: null,
    control: { small: null, medium: null, field: null, large: null },
    picture: { tiny: null, small: null, medium: null, large: null, huge: null, poster: null },
  },
  (_value, path) => `w-${path.join('-')}`,
)
