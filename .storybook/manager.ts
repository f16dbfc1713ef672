import { palette, radiusScale } from '@wasla/design-system/tokens/options.ts'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const { paper, ink, jade } = palette

/** Returns whether a page is only text. It has no controls, actions or play function, so the panel below it would be empty. */
const isRead = (storyId: string) => /^(?:welcome|foundations)-/u.test(storyId)

addons.setConfig({
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !isRead(storyId ?? '') },
  theme: create({
    base: 'light',
    brandTitle: 'Wasla',
    brandUrl: './',
    colorPrimary: jade.base,
    colorSecondary: jade.base,
    appBg: paper.sunken,
    appContentBg: paper.surface,
    appPreviewBg: paper.canvas,
    appBorderColor: paper.line,
    appBorderRadius: Number.parseInt(radiusScale.control, 10),
    textColor: ink.strong,
    textMutedColor: ink.muted,
    barBg: paper.surface,
    barTextColor: ink.muted,
    barHoverColor: jade.hover,
    barSelectedColor: jade.base,
    inputBg: paper.surface,
    inputBorder: paper.lineStrong,
    inputTextColor: ink.strong,
  }),
})
