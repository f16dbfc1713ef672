import { tokenGroups } from '@wasla/design-system/foundations/token-groups.ts'
import { dark } from '@wasla/design-system/themes/dark.ts'
import { light } from '@wasla/design-system/themes/light.ts'
import { arabicType, latinType } from '@wasla/design-system/themes/type-settings.ts'
import * as options from '@wasla/design-system/tokens/options.ts'
import { describe, expect, it } from 'vitest'
import { exportTokens, themeNames } from './export.ts'
import { readTokens } from './files.ts'
import { importTokens, resolved } from './import.ts'
import { toBezier, toColour, toDimension, toShadow } from './values.ts'

const themes = { light, dark }

/** Normalizes what CSS allows in several forms: capitals, leading zeros, units of zero, quotes. */
const plain = (css: string) =>
  css
    .replaceAll(/#[0-9a-f]{6}/giu, (hex) => hex.toLowerCase())
    .replaceAll(/(?<![\d.])\.(\d)/gu, '0.$1')
    .replaceAll(/(?<![\d.])0(px|rem|em)\b/gu, '0')
    .replaceAll('"', '')

type Tree = { readonly [name: string]: string | readonly string[] | Tree }

const flat = (values: Tree | readonly string[], path: string): [string, string][] =>
  Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${name}`, plain(value)]] : flat(value, `${path}.${name}`),
  )

const settings = { latin: latinType, arabic: arabicType }
const { enter, leave, ...durations } = options.motionScale
const scales: Tree = {
  palette: options.palette,
  space: options.spaceScale,
  radius: options.radiusScale,
  duration: durations,
  easing: { enter, leave },
  layer: options.layerScale,
  control: options.controlScale,
  picture: options.pictureScale,
  breakpoint: options.breakpoints,
}

describe.each(themeNames)('the token file of the %s theme', (name) => {
  const file = readTokens(name)
  const imported = importTokens(file)

  it('is current; “npm run codegen” writes it', () => expect(file).toEqual(exportTokens(name)))

  it('contains every raw value of the source', () => {
    for (const [path, value] of flat(scales, 'option')) expect([path, imported.get(path)]).toEqual([path, value])
  })

  it('contains every colour of the theme', () => {
    for (const [path, value] of flat(themes[name].colour, 'decision.colour')) expect([path, imported.get(path)]).toEqual([path, value])
    expect(imported.get('decision.picture.brightness')).toBe(themes[name].picture.brightness)
  })

  it('contains the theme’s shadow', () => {
    const layers = (css: string) => plain(css).split(/,\s*(?![^(]*\))/u)
    const padded = layers(themes[name].shadow.float).map((layer) => {
      const [, lengths = '', colour = ''] = /^(.+?)\s+(#.+|rgb.+)$/u.exec(layer) ?? []
      const parts = lengths.split(' ')
      return `${[...parts, ...Array<string>(4 - parts.length).fill('0')].join(' ')} ${colour}`
    })
    expect(imported.get('decision.shadow.float')).toBe(padded.join(', '))
  })

  it('contains the type settings of the source, for both scripts and widths', () => {
    for (const [script, widths] of Object.entries(settings))
      for (const [width, { family, familyNumber, strong, ...roles }] of Object.entries(widths)) {
        const path = `decision.type.${script}.${width}`
        expect(imported.get(`${path}.family`)).toBe(plain(family))
        expect(imported.get(`${path}.number.family`)).toBe(plain(familyNumber))
        expect(imported.get(`${path}.strong`)).toBe(strong)
        for (const [at, value] of flat(roles, path)) expect([at, imported.get(at)]).toEqual([at, value])
      }
  })

  it('has each token of Storybook’s page “Tokens”, with the value that the page shows', () => {
    for (const { name: path, ...values } of tokenGroups.flatMap(({ tokens }) => tokens))
      expect([path, imported.get(path)]).toEqual([path, plain(values[name])])
  })

  it('names the palette colour that the theme uses, not one that looks the same', () => {
    const { decision } = exportTokens(name) as { decision: { colour: Record<string, { $value: unknown }> } }
    expect(decision.colour['onHighlight']?.$value).toBe('{option.palette.ink.strong}')
    expect(decision.colour['surface']?.$value).toBe(`{option.palette.${name === 'light' ? 'paper' : 'night'}.surface}`)
  })
})

describe('the format of the tokens', () => {
  it('accepts a colour with transparency, a length, a curve and a shadow of two layers', () => {
    expect(toColour('rgb(0 0 0 / .5)')).toEqual({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5, hex: '#000000' })
    expect(toDimension('-.5rem')).toEqual({ value: -0.5, unit: 'rem' })
    expect(toBezier('cubic-bezier(.2, .7, .2, 1)')).toEqual([0.2, 0.7, 0.2, 1])
    expect(toShadow('0 1px 2px rgb(0 0 0 / .1), 0 0 0 1px #ffffff')).toHaveLength(2)
  })

  it.each([
    ['a colour by its name', () => toColour('red')],
    ['a length in em', () => toDimension('1em')],
    ['a bare number as a length', () => toDimension('4')],
    ['an alias of nothing', () => resolved({}, '{a.b}')],
    ['a circle of aliases', () => resolved({ a: { $value: '{b}' }, b: { $value: '{a}' } }, '{a}')],
  ])('refuses %s', (_, act) => expect(act).toThrow())
})
