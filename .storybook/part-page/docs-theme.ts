import { palette, radiusScale } from '@wasla/design-system/tokens/options.ts'
import { latinType } from '@wasla/design-system/themes/type-settings.ts'
import { create } from 'storybook/theming'

const { paper, night, ink, chalk, jade } = palette

const colours = (base: 'light' | 'dark', ground: typeof paper | typeof night, text: typeof ink | typeof chalk, accent: string) =>
  create({
    base,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: ground.sunken,
    appContentBg: ground.canvas,
    appPreviewBg: ground.canvas,
    appBorderColor: ground.line,
    appBorderRadius: Number.parseInt(radiusScale.control, 10),
    fontBase: latinType.desktop.family,
    textColor: text.strong,
    textMutedColor: text.muted,
    barBg: ground.surface,
    barTextColor: text.muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    inputBg: ground.surface,
    inputBorder: ground.lineStrong,
    inputTextColor: text.strong,
  })

/** The colours and the typeface of docs pages, in both themes. */
export const docsThemes = {
  light: colours('light', paper, ink, jade.base),
  dark: colours('dark', night, chalk, jade.baseNight),
}
