/** A colour value of an element, and where it is: component, element and property. */
export type Painted = { where: string; value: string }

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
const isShape = (part: Element) => part instanceof SVGGeometryElement || part instanceof SVGTextElement
const hasWords = (part: Element) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

const classOf = (part: Element | null) => part?.getAttribute('class') ?? ''

/**
 * Returns a key that is equal for elements that look the same: those with the same tag, classes and states, whose two outer elements have
 * the same classes.
 */
export const likenessOf = (part: Element): string => {
  const states = [...part.attributes].filter(({ name }) => /^(?:data-(?!key)|aria-|disabled|style)/u.test(name) && !name.endsWith('by'))
  const inner = states.map(({ name, value }) => `${name}=${value}`).join(' ')
  return `${classOf(part.parentElement?.parentElement ?? null)} > ${classOf(part.parentElement)} > ${part.tagName} ${classOf(part)} ${inner}`
}

/** Returns every colour with which an element is painted. Leaves out borders without a width. */
export function paintedColours(part: Element): Painted[] {
  const style = getComputedStyle(part)
  const name = `${part.closest('[data-component]')?.getAttribute('data-component') ?? ''} ${part.tagName.toLowerCase()} ${classOf(part)}`
  const found: [property: string, value: string][] = [
    ['background', style.backgroundColor],
    ['background image', style.backgroundImage],
    ['shadow', style.boxShadow],
    ...sides
      .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
      .map((side): [string, string] => [`border ${side}`, style[`border${side}Color`]]),
  ]
  if (hasWords(part)) found.push(['words', style.color])
  if (style.outlineStyle !== 'none') found.push(['outline', style.outlineColor])
  if (isShape(part)) found.push(['fill', style.fill], ['stroke', style.stroke])
  return found.map(([property, value]) => ({ where: `${name}: ${property}`, value }))
}

/**
 * Returns the colours in a computed value as `r g b`, each 0 to 255. Leaves out transparent colours. Chromium writes mixed colours as
 * `color(srgb …)`.
 */
export function coloursIn(value: string): string[] {
  const plain = [...value.matchAll(/rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)/gu)]
    .filter(([, , , , alpha]) => alpha !== '0')
    .map(([, ...channels]) => channels.slice(0, 3).join(' '))
  const mixed = [...value.matchAll(/color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/gu)]
    .filter(([, , , , alpha]) => alpha !== '0')
    .map(([, ...channels]) =>
      channels
        .slice(0, 3)
        .map((share) => Math.round(Number(share) * 255))
        .join(' '),
    )
  return [...plain, ...mixed]
}

/** Returns the colours in values of a theme, `#rrggbb` or `rgb(r g b / a)`, in the format of `coloursIn`. */
export function coloursOfTheme(values: readonly string[]): ReadonlySet<string> {
  const found = values.flatMap((value) => [
    ...[...value.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/giu)].map(([, ...channels]) =>
      channels.map((channel) => Number.parseInt(channel, 16)).join(' '),
    ),
    ...[...value.matchAll(/rgb\((\d+) (\d+) (\d+)/gu)].map(([, ...channels]) => channels.join(' ')),
  ])
  return new Set(found)
}
