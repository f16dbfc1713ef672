import { palette as inks, type Palette } from '../tokens/options.ts'
import type { ThemeTokens } from '../tokens/token-type.ts'
import { mix } from './mix.ts'

/** The light theme. */
export const lightFrom = (palette: Palette): ThemeTokens => {
  const { paper, ink, jade, saffron } = palette
  const [chart1, chart2, chart3, chart4, chart5, chart6] = palette.chart.day
  const tint = (colour: string) => mix(colour, paper.surface, 0.08)
  return {
    scheme: 'light',
    colour: {
      canvas: paper.canvas,
      surface: paper.surface,
      sunken: paper.sunken,
      text: ink.strong,
      textMuted: ink.muted,
      border: paper.line,
      borderControl: paper.lineStrong,
      primary: jade.base,
      primaryHover: jade.hover,
      primaryPress: jade.press,
      onPrimary: palette.white,
      primaryTint: tint(jade.base),
      highlight: saffron,
      onHighlight: ink.strong,
      highlightHalo: mix(saffron, paper.surface, 0.28),
      danger: palette.danger.day,
      dangerHover: palette.danger.dayHover,
      onDanger: palette.white,
      dangerTint: tint(palette.danger.day),
      success: palette.success.day,
      successTint: tint(palette.success.day),
      warning: palette.warning.day,
      warningTint: tint(palette.warning.day),
      info: palette.info.day,
      infoTint: tint(palette.info.day),
      neutralTint: tint(ink.muted),
      accent1: palette.plum.day,
      accent1Tint: tint(palette.plum.day),
      accent2: palette.azure.day,
      accent2Tint: tint(palette.azure.day),
      accent3: palette.indigo.day,
      accent3Tint: tint(palette.indigo.day),
      accent4: palette.rust.day,
      accent4Tint: tint(palette.rust.day),
      accent5: palette.rose.day,
      accent5Tint: tint(palette.rose.day),
      scrim: 'rgb(28 26 34 / .45)',
      focus: jade.base,
      focusHalo: mix(jade.base, paper.surface, 0.35),
      poster: jade.base,
      chart1,
      chart2,
      chart3,
      chart4,
      chart5,
      chart6,
      inverse: ink.strong,
      onInverse: paper.canvas,
    },
    shadow: { float: '0 1px 2px rgb(28 26 34 / .06), 0 12px 32px -8px rgb(28 26 34 / .18)' },
    picture: { brightness: '1' },
  }
}

export const light = lightFrom(inks)
