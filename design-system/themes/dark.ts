import { palette as inks, type Palette } from '../tokens/options.ts'
import type { ThemeTokens } from '../tokens/token-type.ts'
import { mix } from './mix.ts'

/** The dark theme. Text on solid buttons is dark, not white. */
export const darkFrom = (palette: Palette): ThemeTokens => {
  const { night, chalk, ink, jade, saffron } = palette
  const [chart1, chart2, chart3, chart4, chart5, chart6] = palette.chart.night
  const tint = (colour: string) => mix(colour, night.surface, 0.12)
  return {
    scheme: 'dark',
    colour: {
      canvas: night.canvas,
      surface: night.surface,
      sunken: night.sunken,
      text: chalk.strong,
      textMuted: chalk.muted,
      border: night.line,
      borderControl: night.lineStrong,
      primary: jade.baseNight,
      primaryHover: jade.hoverNight,
      primaryPress: jade.pressNight,
      onPrimary: night.canvas,
      primaryTint: tint(jade.baseNight),
      highlight: saffron,
      onHighlight: ink.strong,
      highlightHalo: mix(saffron, night.surface, 0.28),
      danger: palette.danger.night,
      dangerHover: palette.danger.nightHover,
      onDanger: night.canvas,
      dangerTint: tint(palette.danger.night),
      success: palette.success.night,
      successTint: tint(palette.success.night),
      warning: palette.warning.night,
      warningTint: tint(palette.warning.night),
      info: palette.info.night,
      infoTint: tint(palette.info.night),
      neutralTint: tint(chalk.muted),
      accent1: palette.plum.night,
      accent1Tint: tint(palette.plum.night),
      accent2: palette.azure.night,
      accent2Tint: tint(palette.azure.night),
      accent3: palette.indigo.night,
      accent3Tint: tint(palette.indigo.night),
      accent4: palette.rust.night,
      accent4Tint: tint(palette.rust.night),
      accent5: palette.rose.night,
      accent5Tint: tint(palette.rose.night),
      scrim: 'rgb(0 0 0 / .6)',
      focus: jade.baseNight,
      focusHalo: mix(jade.baseNight, night.surface, 0.35),
      poster: jade.base,
      chart1,
      chart2,
      chart3,
      chart4,
      chart5,
      chart6,
      inverse: chalk.strong,
      onInverse: night.canvas,
    },
    shadow: { float: `0 0 0 1px ${night.line}, 0 16px 40px -8px rgb(0 0 0 / .7)` },
    picture: { brightness: '0.88' },
  }
}

export const dark = darkFrom(inks)
