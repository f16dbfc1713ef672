import { dark } from '../../themes/dark.ts'
import { light } from '../../themes/light.ts'
import { arabicType, latinType } from '../../themes/type-settings.ts'
import { controlScale, hitTarget, layerScale, motionScale, pictureScale, radiusScale, spaceScale } from '../../tokens/options.ts'

/** A token with its name in the files for designers, and its value in each theme. */
export type UsedToken = { name: string; light: string; dark: string }

/** Where an element is drawn: type has other values in each script and width. */
export type Setting = { script: 'latin' | 'arabic'; width: 'phone' | 'desktop' }

type Values = Readonly<Record<string, unknown>>
const valueIn = (values: Values, name: string) => (typeof values[name] === 'string' ? values[name] : undefined)

const scales: Readonly<Record<string, Values>> = {
  space: spaceScale,
  radius: radiusScale,
  control: controlScale,
  layer: layerScale,
  picture: pictureScale,
}

const same = (name: string, value: string | undefined): UsedToken | undefined =>
  value === undefined ? undefined : { name, light: value, dark: value }

const themed = (name: string, day: string | undefined, night: string | undefined): UsedToken | undefined =>
  day === undefined || night === undefined ? undefined : { name, light: day, dark: night }

/** Returns the token of a font family with its first font, or of a role with size, line height and weight, which designers set together. */
function typeToken(name: string, { script, width }: Setting): UsedToken | undefined {
  const [role = ''] = name.split('-')
  const settings: Values = (script === 'arabic' ? arabicType : latinType)[width]
  const found = settings[role]
  const path = `decision.type.${script}.${width}.${role}`
  if (typeof found === 'string') return same(path, /^"([^"]+)"/u.exec(found)?.[1] ?? found)
  if (typeof found !== 'object' || found === null) return undefined
  const { size, line, weight } = found as Record<'size' | 'line' | 'weight', string>
  return same(path, `${size} / ${line}, ${weight}`)
}

/**
 * Returns the token of a custom property such as `--w-colour-text`; undefined if the property is no token. Size, line height and weight of a
 * role of type are one token.
 */
export function tokenOf(variable: string, setting: Setting): UsedToken | undefined {
  const [, group = '', name = ''] = /^--w-([a-z]+)(?:-(.+))?$/u.exec(variable) ?? []
  if (group === 'colour') return themed(`decision.colour.${name}`, valueIn(light.colour, name), valueIn(dark.colour, name))
  if (group === 'shadow') return themed(`decision.shadow.${name}`, valueIn(light.shadow, name), valueIn(dark.shadow, name))
  if (group === 'picture' && name === 'brightness')
    return themed('decision.picture.brightness', light.picture.brightness, dark.picture.brightness)
  if (group === 'type') return typeToken(name, setting)
  if (group === 'hit') return same('option.hit.smallest', hitTarget)
  if (group === 'space' && name === 'gutter')
    return same(`decision.space.gutter.${setting.width}`, setting.width === 'phone' ? spaceScale.md : spaceScale.xl)
  if (group === 'motion')
    return same(`decision.${name === 'enter' || name === 'leave' ? 'easing' : 'duration'}.${name}`, valueIn(motionScale, name))
  const scale = scales[group]
  return scale && same(`decision.${group}.${name}`, valueIn(scale, name))
}

const order = ['colour', 'shadow', 'type', 'space', 'control', 'picture', 'radius', 'layer', 'duration', 'easing']
const rank = ({ name }: UsedToken) => {
  const at = order.indexOf(name.split('.')[1] ?? '')
  return at === -1 ? order.length : at
}

/** The family of all text. It is left out, because every element has it. */
const commonFamily = '--w-type-family'

/** Returns the tokens of custom properties, each once: colours first, then type and lengths, motion last. */
export function tokensOf(variables: readonly string[], setting: Setting): UsedToken[] {
  const found = variables.flatMap((variable) => (variable === commonFamily ? [] : (tokenOf(variable, setting) ?? [])))
  return [...new Map(found.map((token) => [token.name, token])).values()].toSorted((a, b) => rank(a) - rank(b))
}
