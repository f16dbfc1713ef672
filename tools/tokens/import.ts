import type { Colour, Dimension, Duration, Shadow } from './values.ts'

type Json = { readonly [name: string]: unknown }
/** Every token by its path, as CSS would write it; a typography token as one entry for each of its parts. */
type Imported = ReadonlyMap<string, string>
/** The value of a token as CSS would write it. `alias`: the path of the token that it points at. */
type Typed = { type: string; css: string; alias?: string }

const isGroup = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const rounded = (value: number) => String(Number(value.toFixed(4)))

const length = ({ value, unit }: Dimension | Duration) => (value === 0 ? '0' : `${rounded(value)}${unit}`)
const em = (part: Dimension, size: Dimension) => (part.value === 0 ? '0' : `${rounded(part.value / size.value)}em`)

function colour({ components, alpha = 1 }: Colour) {
  const channels = components.map((share) => Math.round(share * 255))
  return alpha === 1
    ? `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    : `rgb(${channels.join(' ')} / ${rounded(alpha)})`
}

const shadow = (layers: readonly Shadow[]) =>
  layers
    .map((layer) => `${[layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(length).join(' ')} ${colour(layer.color)}`)
    .join(', ')

const families = (names: readonly string[]) => names.join(', ')

const writers: Readonly<Record<string, (value: never) => string>> = {
  color: colour,
  dimension: length,
  duration: length,
  cubicBezier: (points: readonly number[]) => `cubic-bezier(${points.map(rounded).join(', ')})`,
  number: rounded,
  fontWeight: rounded,
  fontFamily: families,
  shadow,
}

const pathOf = (value: unknown) => (typeof value === 'string' ? /^\{(.+)\}$/u.exec(value)?.[1] : undefined)

/** Follows `{a.b.c}` to its value. Throws if there is no such token, or if aliases form a circle. */
export function resolved(document: Json, value: unknown, seen: readonly string[] = []): unknown {
  const path = pathOf(value)
  if (path === undefined) return value
  if (seen.includes(path)) throw new Error(`Aliases lead in a circle: ${[...seen, path].join(' → ')}`)
  const found = path.split('.').reduce<unknown>((at, name) => (isGroup(at) ? at[name] : undefined), document)
  if (!isGroup(found) || !('$value' in found)) throw new Error(`{${path}} is the alias of no token.`)
  return resolved(document, found['$value'], [...seen, path])
}

type Typography = { fontFamily: unknown; fontSize: Dimension; fontWeight: number; letterSpacing: Dimension; lineHeight: number }

/** Reads a token file as a designer's tool does: inherits types from groups and follows aliases. Throws on anything outside the format. */
export function importTyped(document: Json): ReadonlyMap<string, Typed> {
  const all = new Map<string, Typed>()
  const visit = (node: Json, path: string, inherited: string | undefined) => {
    const type = typeof node['$type'] === 'string' ? node['$type'] : inherited
    if ('$value' in node) return keep(node, path, type ?? '')
    for (const [name, inner] of Object.entries(node))
      if (!name.startsWith('$') && isGroup(inner)) visit(inner, path ? `${path}.${name}` : name, type)
  }
  const keep = (node: Json, path: string, type: string) => {
    const value = resolved(document, node['$value'])
    if (type === 'typography') {
      const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = value as Typography
      const word = isGroup(node['$extensions']) ? (node['$extensions']['com.wasla.wordSpacing'] as Dimension) : undefined
      const dimension = (css: string): Typed => ({ type: 'dimension', css })
      const family = pathOf(fontFamily)
      all.set(`${path}.family`, {
        type: 'fontFamily',
        css: families(resolved(document, fontFamily) as string[]),
        ...(family !== undefined && { alias: family }),
      })
      all.set(`${path}.size`, dimension(length(fontSize)))
      all.set(`${path}.weight`, { type: 'fontWeight', css: rounded(fontWeight) })
      all.set(`${path}.line`, dimension(length({ value: lineHeight * fontSize.value, unit: fontSize.unit })))
      all.set(`${path}.tracking`, dimension(em(letterSpacing, fontSize)))
      all.set(`${path}.word`, dimension(word ? em(word, fontSize) : '0'))
      return
    }
    const write = writers[type]
    if (!write) throw new Error(`${path} has the type “${type}”, which the format does not know.`)
    const alias = pathOf(node['$value'])
    all.set(path, { type, css: write(value as never), ...(alias !== undefined && { alias }) })
  }
  visit(document, '', undefined)
  return all
}

/** Like `importTyped`, but returns only the values. */
export const importTokens = (document: Json): Imported => new Map([...importTyped(document)].map(([path, { css }]) => [path, css]))
