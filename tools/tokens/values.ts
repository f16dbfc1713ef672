/** Values in the format of the Design Tokens Community Group (2025.10). */
export type Colour = { colorSpace: 'srgb'; components: [number, number, number]; alpha?: number; hex: string }
export type Dimension = { value: number; unit: 'px' | 'rem' }
export type Duration = { value: number; unit: 'ms' | 's' }
export type Bezier = [number, number, number, number]
export type Shadow = { color: Colour; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension }

const rounded = (value: number, places = 5) => Number(value.toFixed(places))
const refuse = (what: string, text: string): never => {
  throw new Error(`Not ${what}: ${text}`)
}

function fromChannels([red = 0, green = 0, blue = 0]: readonly number[], alpha = 1): Colour {
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  const components: [number, number, number] = [rounded(red / 255), rounded(green / 255), rounded(blue / 255)]
  return alpha === 1 ? { colorSpace: 'srgb', components, hex } : { colorSpace: 'srgb', components, alpha, hex }
}

/** Parses `#rrggbb` or `rgb(r g b / a)`. Throws on anything else. */
export function toColour(text: string): Colour {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(text)
  if (hex) return fromChannels(hex.slice(1).map((channel) => Number.parseInt(channel, 16)))
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/u.exec(text)
  return rgb ? fromChannels(rgb.slice(1, 4).map(Number), Number(rgb[4] ?? 1)) : refuse('a colour', text)
}

/** Parses a length in px or rem; zero needs no unit. Throws on anything else. */
export function toDimension(text: string): Dimension {
  const parts = /^(-?\d*\.?\d+)(px|rem)?$/u.exec(text)
  if (!parts || (parts[2] === undefined && Number(parts[1]) !== 0)) return refuse('a length in px or rem', text)
  return { value: Number(parts[1]), unit: parts[2] === 'rem' ? 'rem' : 'px' }
}

export function toDuration(text: string): Duration {
  const parts = /^(\d*\.?\d+)(ms|s)$/u.exec(text)
  return parts ? { value: Number(parts[1]), unit: parts[2] === 's' ? 's' : 'ms' } : refuse('a duration', text)
}

export function toBezier(text: string): Bezier {
  const [a, b, c, d, ...rest] = [...(/^cubic-bezier\((.+)\)$/u.exec(text)?.[1] ?? '').matchAll(/-?\d*\.?\d+/gu)].map(([part]) =>
    Number(part),
  )
  if (a === undefined || b === undefined || c === undefined || d === undefined || rest.length > 0) return refuse('a cubic Bézier', text)
  return [a, b, c, d]
}

/** Returns the names of font families, the preferred one first. */
export const toFamilies = (text: string): string[] => text.split(',').map((name) => name.trim().replaceAll('"', ''))

/** Parses a CSS `box-shadow` of one or more layers, each `x y [blur [spread]] colour`. Throws on anything else. */
export const toShadow = (text: string): Shadow[] =>
  text.split(/,\s*(?![^(]*\))/u).map((layer) => {
    const parts = /^(.+?)\s+(#[0-9a-f]{6}|rgb\(.+\))$/iu.exec(layer)
    if (!parts) return refuse('a shadow', layer)
    const [offsetX, offsetY, blur, spread] = (parts[1] ?? '').split(/\s+/u).map(toDimension)
    if (!offsetX || !offsetY) return refuse('a shadow', layer)
    const none: Dimension = { value: 0, unit: 'px' }
    return { color: toColour(parts[2] ?? ''), offsetX, offsetY, blur: blur ?? none, spread: spread ?? none }
  })

/** Converts a share of the font's size to a length, because the format has no `em`. */
export const emToDimension = (em: string, size: Dimension): Dimension => ({
  value: rounded(Number(em.replace(/em$/u, '')) * size.value, 6),
  unit: size.unit,
})

/** Converts a line height to a multiple of the font's size, which is the only form of the format. */
export const toLineHeight = (line: Dimension, size: Dimension): number => rounded(line.value / size.value)
