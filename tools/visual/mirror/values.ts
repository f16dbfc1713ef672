/** What a computed CSS value looks like in a mirror. Values that no side changes are returned as they are. */

/** Splits at commas outside brackets. */
export function parts(value: string): string[] {
  const found: string[] = []
  let [depth, from] = [0, 0]
  for (const [index, sign] of [...value].entries()) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === ',' && depth === 0) {
      found.push(value.slice(from, index))
      from = index + 1
    }
  }
  return [...found, value.slice(from)].map((part) => part.trim())
}

const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0

/** Mirrors the first length of each shadow: its horizontal offset. A colour comes before it. */
const mirroredShadow = (value: string) =>
  parts(value)
    .map((shadow) =>
      shadow.replace(/(^|[\s)])(-?[\d.]+)px/u, (_, before: string, length: string) => `${before}${rounded(-Number(length))}px`),
    )
    .join(', ')

/** Mirrors a horizontal position: a share of the way, or a distance from one side. */
function mirroredPosition(value: string): string {
  const [x = '50%', ...rest] = value.match(/calc\([^)]*\)|\S+/gu) ?? []
  const sides: Readonly<Record<string, string>> = { left: 'right', right: 'left' }
  const fromEnd = /^calc\(100% - ([\d.]+px)\)$/u.exec(x)?.[1]
  const mirrored = x.endsWith('%')
    ? `${rounded(100 - Number.parseFloat(x))}%`
    : (fromEnd ?? sides[x] ?? (x.endsWith('px') ? `calc(100% - ${x})` : x))
  return [mirrored, ...rest].join(' ')
}

const angles: Readonly<Record<string, number>> = { 'to top': 0, 'to right': 90, 'to bottom': 180, 'to left': 270 }
const corners: Readonly<Record<string, string>> = {
  'to left top': 'to right top',
  'to right top': 'to left top',
  'to left bottom': 'to right bottom',
  'to right bottom': 'to left bottom',
}

/** Returns stops in the other order, as a gradient that runs the other way has them; undefined if a stop is a length. */
function reversed(stops: readonly string[]): string[] | undefined {
  const turned = stops.toReversed().map((stop) => {
    const shares = [...stop.matchAll(/(?<=\s)[\d.]+%/gu)].map(([share]) => share)
    const colour = stop.replaceAll(/\s+[\d.]+%/gu, '')
    if (/\d(?:px|em|rem)|calc/u.test(stop)) return undefined
    return [colour, ...shares.toReversed().map((share) => `${rounded(100 - Number.parseFloat(share))}%`)].join(' ')
  })
  return turned.every((stop) => stop !== undefined) ? turned : undefined
}

/** Writes a linear gradient in one way: with an angle below 180°, because a gradient and its reverse look the same. */
function linear(name: string, angle: number, stops: readonly string[]): string {
  const normal = ((angle % 360) + 360) % 360
  const turned = normal > 180 || normal === 0 ? reversed(stops) : undefined
  return turned
    ? `${name}(${rounded((normal + 180) % 360)}deg, ${turned.join(', ')})`
    : `${name}(${rounded(normal)}deg, ${stops.join(', ')})`
}

function gradient(value: string, isMirrored: boolean): string {
  const [, name, inside] = /^((?:repeating-)?(?:linear|radial)-gradient)\((.*)\)$/su.exec(value) ?? []
  if (name === undefined || inside === undefined) return value
  const [first = '', ...rest] = parts(inside)
  if (name.endsWith('linear-gradient')) {
    if (corners[first]) return `${name}(${[isMirrored ? corners[first] : first, ...rest].join(', ')})`
    const angle = angles[first] ?? (first.endsWith('deg') ? Number.parseFloat(first) : undefined)
    const stops = angle === undefined ? [first, ...rest] : rest
    return linear(name, (isMirrored ? -1 : 1) * (angle ?? 180), stops)
  }
  const at = /^(.*\bat )(.*)$/u.exec(first)
  return at && isMirrored ? `${name}(${[`${at[1]}${mirroredPosition(at[2] ?? '')}`, ...rest].join(', ')})` : value
}

/** Mirrors the distances of an `inset()` from its four sides. Other shapes are returned as they are. */
function mirroredClip(value: string): string {
  const inside = /^inset\(([^)]*)\)$/u.exec(value)?.[1]
  if (inside === undefined || inside.includes('round')) return value
  const [top = '0px', right = top, bottom = top, left = right] = inside.trim().split(/\s+/u)
  return `inset(${[top, left, bottom, right].join(' ')})`
}

const numbersOf = (matrix: string) => (/^matrix\(([^)]*)\)$/u.exec(matrix)?.[1] ?? '').split(',').map(Number)

/** Returns whether a `transform` paints in a mirror. */
export function turnsOver(matrix = ''): boolean {
  const [a = 1, b = 0, c = 0, d = 1] = numbersOf(matrix)
  return a * d - b * c < 0
}

/** Returns how an element is turned and slanted, which its box does not show. Where it is moved to, its box shows. */
function turnOf(matrix: string, isMirrored: boolean): string {
  const [, b = 0, c = 0] = numbersOf(matrix).map((value) => Math.round(value * 100) / 100)
  const sign = isMirrored ? -1 : 1
  return `${b * sign + 0} ${c * sign + 0}`
}

/** Returns a computed value, or how it looks in a mirror, written in a way that can be compared. */
export function seen(property: string, value: string, isMirrored: boolean): string {
  if (property === 'background-image' || property === 'mask-image')
    return parts(value)
      .map((part) => gradient(part, isMirrored))
      .join(', ')
  if (property === 'transform') return turnOf(value, isMirrored)
  if (!isMirrored) return property === 'clip-path' ? mirroredClip(mirroredClip(value)) : value
  if (property === 'box-shadow' || property === 'text-shadow') return mirroredShadow(value)
  if (property === 'filter')
    return value.replaceAll(/drop-shadow\(((?:[^()]|\([^)]*\))*)\)/gu, (_, inside: string) => `drop-shadow(${mirroredShadow(inside)})`)
  if (property === 'background-position' || property === 'object-position') return parts(value).map(mirroredPosition).join(', ')
  if (property === 'clip-path') return mirroredClip(value)
  if (property === 'rotate') return value.startsWith('-') ? value.slice(1) : `-${value}`
  if (property === 'text-align') return ({ left: 'right', right: 'left' } as Readonly<Record<string, string>>)[value] ?? value
  return value
}

/** Returns the property that paints the other side: `border-left` for `border-right`. */
export const mirroredName = (property: string): string => property.replace(/left|right/u, (side) => (side === 'left' ? 'right' : 'left'))
