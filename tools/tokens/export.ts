import { darkFrom } from '@wasla/design-system/themes/dark.ts'
import { lightFrom } from '@wasla/design-system/themes/light.ts'
import { arabicType, latinType } from '@wasla/design-system/themes/type-settings.ts'
import * as options from '@wasla/design-system/tokens/options.ts'
import type { ThemeTokens } from '@wasla/design-system/tokens/token-type.ts'
import { paletteAliases } from './aliases.ts'
import { emToDimension, toBezier, toColour, toDimension, toDuration, toFamilies, toLineHeight, toShadow } from './values.ts'

export type Group = { [name: string]: unknown }
type Setting = (typeof latinType)['phone']

const token = (value: unknown, rest: Group = {}) => ({ $value: value, ...rest })
const group = (type: string, values: object, convert: (text: string) => unknown): Group => ({ $type: type, ...tree(values, convert) })

function tree(values: object, convert: (text: string) => unknown): Group {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? token(convert(value)) : tree(value as object, convert),
    ]),
  )
}

/** Returns a token for each name of `values`, as an alias of the option with the same name in the group `to`. */
const aliases = (type: string, values: object, to: string): Group => ({
  $type: type,
  ...Object.fromEntries(Object.keys(values).map((name) => [name, token(`{${to}.${name}}`)])),
})

const { fast, base, slow, enter, leave } = options.motionScale
const durations = { fast, base, slow }
const easings = { enter, leave }

/** Tier one: the raw values. */
const option = (): Group => ({
  $description: 'Raw values. Draw with the decisions; these are what they are made of.',
  palette: group('color', options.palette, toColour),
  space: group('dimension', options.spaceScale, toDimension),
  radius: group('dimension', options.radiusScale, toDimension),
  duration: group('duration', durations, toDuration),
  easing: group('cubicBezier', easings, toBezier),
  layer: group('number', options.layerScale, Number),
  control: group('dimension', options.controlScale, toDimension),
  picture: group('dimension', options.pictureScale, toDimension),
  breakpoint: group('dimension', options.breakpoints, toDimension),
  hit: { $type: 'dimension', smallest: token(toDimension(options.hitTarget)) },
})

function typography({ family, familyNumber, strong, ...roles }: Setting, path: string): Group {
  return {
    family: token(toFamilies(family), { $type: 'fontFamily' }),
    familyNumber: token(toFamilies(familyNumber), { $type: 'fontFamily' }),
    strong: token(Number(strong), { $type: 'fontWeight' }),
    ...Object.fromEntries(
      Object.entries(roles).map(([name, { size, line, weight, tracking, word }]) => {
        const fontSize = toDimension(size)
        return [
          name,
          token(
            {
              fontFamily: `{${path}.${name === 'number' ? 'familyNumber' : 'family'}}`,
              fontSize,
              fontWeight: Number(weight),
              letterSpacing: emToDimension(tracking, fontSize),
              lineHeight: toLineHeight(toDimension(line), fontSize),
            },
            { $type: 'typography', ...(word === '0' ? {} : { $extensions: { 'com.wasla.wordSpacing': emToDimension(word, fontSize) } }) },
          ),
        ]
      }),
    ),
  }
}

const scripts = { latin: latinType, arabic: arabicType }

const type = (): Group =>
  Object.fromEntries(
    Object.entries(scripts).map(([script, widths]) => [
      script,
      Object.fromEntries(
        Object.entries(widths).map(([width, setting]) => [width, typography(setting, `decision.type.${script}.${width}`)]),
      ),
    ]),
  )

const colours = (theme: ThemeTokens, aliasOf: ReadonlyMap<string, readonly string[]>): Group => ({
  $type: 'color',
  ...Object.fromEntries(
    Object.entries(theme.colour).map(([name, value]) => {
      const path = aliasOf.get(name)
      return [name, token(path ? `{option.palette.${path.join('.')}}` : toColour(value))]
    }),
  ),
})

/** Tier two: the values that designs use. */
const decision = (theme: ThemeTokens, aliasOf: ReadonlyMap<string, readonly string[]>): Group => ({
  $description: 'Decisions: what a design is made of, and all that a component may touch.',
  colour: colours(theme, aliasOf),
  shadow: { $type: 'shadow', float: token(toShadow(theme.shadow.float)) },
  picture: {
    brightness: token(Number(theme.picture.brightness), { $type: 'number' }),
    ...aliases('dimension', options.pictureScale, 'option.picture'),
  },
  space: {
    ...aliases('dimension', options.spaceScale, 'option.space'),
    gutter: { phone: token('{option.space.md}'), desktop: token('{option.space.xl}') },
  },
  radius: aliases('dimension', options.radiusScale, 'option.radius'),
  duration: aliases('duration', durations, 'option.duration'),
  easing: aliases('cubicBezier', easings, 'option.easing'),
  layer: aliases('number', options.layerScale, 'option.layer'),
  control: aliases('dimension', options.controlScale, 'option.control'),
  type: type(),
})

const themes = { light: lightFrom, dark: darkFrom }
export type ThemeName = keyof typeof themes
export const themeNames = ['light', 'dark'] as const satisfies readonly ThemeName[]

/** Returns all tokens of a theme in the format of the Design Tokens Community Group, for a designer's tool. */
export function exportTokens(name: ThemeName): Group {
  const make = themes[name]
  const theme = make(options.palette)
  return {
    $description: `Wasla, ${name} theme. Made by “npm run codegen”; not edited by hand.`,
    option: option(),
    decision: decision(
      theme,
      paletteAliases((inks) => make(inks).colour),
    ),
  }
}
