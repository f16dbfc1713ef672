import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { breakpoints, controlScale, hitTarget, layerScale, motionScale, pictureScale, radiusScale, spaceScale } from '../tokens/options.ts'
import { fixed, type, vars } from '../tokens/vars.css.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { arabicType, latinType, type RoleSetting } from './type-settings.ts'

const { scheme: lightScheme, ...lightTokens } = light
const { scheme: darkScheme, ...darkTokens } = dark

createGlobalTheme(':root', fixed, {
  space: { ...spaceScale, gutter: spaceScale.md },
  radius: radiusScale,
  motion: motionScale,
  layer: layerScale,
  hit: hitTarget,
  control: controlScale,
  picture: pictureScale,
})

/* The system's setting chooses the theme. An explicit `data-theme` (Storybook, screenshots, a dark island) overrides it. */
globalStyle(':root, [data-theme="light"]', { vars: assignVars(vars, lightTokens), colorScheme: lightScheme })
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(vars, darkTokens), colorScheme: darkScheme } },
})
globalStyle('[data-theme="dark"]', { vars: assignVars(vars, darkTokens), colorScheme: darkScheme })

const setting = (roles: RoleSetting) => assignVars(type, roles)

globalStyle(':root, :lang(en)', { vars: setting({ ...latinType.phone, sign: '1' }) })
globalStyle(':lang(ar)', { vars: setting({ ...arabicType.phone, sign: '-1' }) })
globalStyle(':root, :lang(en)', {
  '@media': { [`(min-width: ${breakpoints.desktop})`]: { vars: setting({ ...latinType.desktop, sign: '1' }) } },
})
globalStyle(':lang(ar)', {
  '@media': { [`(min-width: ${breakpoints.desktop})`]: { vars: setting({ ...arabicType.desktop, sign: '-1' }) } },
})
globalStyle(':root', { '@media': { [`(min-width: ${breakpoints.desktop})`]: { vars: { [fixed.space.gutter]: spaceScale.xl } } } })
