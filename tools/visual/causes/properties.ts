const sides = ['block-start', 'block-end', 'inline-start', 'inline-end'] as const
const around = (name: string, suffix = '') => sides.map((side) => `${name}-${side}${suffix}`)

/** Inherited properties. */
const taken = `color color-scheme accent-color direction visibility font-family font-size font-weight font-style font-stretch
  font-variant-numeric font-variant-ligatures font-variant-caps font-feature-settings font-variation-settings font-kerning
  line-height letter-spacing word-spacing text-align text-align-last text-indent text-transform text-shadow text-rendering
  text-wrap-mode text-wrap-style white-space-collapse word-break overflow-wrap hyphens tab-size
  -webkit-text-fill-color -webkit-text-stroke-width -webkit-text-stroke-color list-style-type list-style-position
  list-style-image border-collapse border-spacing caption-side empty-cells fill fill-opacity fill-rule stroke stroke-width
  stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin text-anchor forced-color-adjust`.split(/\s+/u)

const own = `display position float clear box-sizing inline-size block-size min-inline-size min-block-size max-inline-size
  max-block-size aspect-ratio overflow-x overflow-y z-index order flex-grow flex-shrink flex-basis flex-direction flex-wrap
  align-items align-self align-content justify-items justify-self justify-content row-gap column-gap grid-template-columns
  grid-template-rows grid-template-areas grid-auto-flow grid-auto-columns grid-auto-rows grid-row-start grid-row-end
  grid-column-start grid-column-end column-count column-width vertical-align text-overflow text-decoration-line
  text-decoration-color text-decoration-style text-decoration-thickness text-underline-offset unicode-bidi -webkit-line-clamp
  background-color background-image background-position background-size background-repeat background-clip background-origin
  background-attachment border-start-start-radius border-start-end-radius border-end-start-radius border-end-end-radius
  border-image-source border-image-slice outline-width outline-style outline-color outline-offset box-shadow opacity filter
  backdrop-filter mask-image mask-position mask-size mask-repeat clip-path transform transform-origin translate rotate scale
  mix-blend-mode isolation object-fit object-position appearance zoom table-layout scrollbar-width scrollbar-color
  stop-color stop-opacity dominant-baseline content`.split(/\s+/u)

/** The properties that decide where an element is and how it looks. All others cannot be seen in a picture, or follow from these. */
export const properties: readonly string[] = [
  ...taken,
  ...own,
  ...around('margin'),
  ...around('padding'),
  ...around('inset'),
  ...['-width', '-style', '-color'].flatMap((suffix) => around('border', suffix)),
]

const inherited: ReadonlySet<string> = new Set(taken)
/** Returns whether an element inherits a property if nothing else sets it. */
export const isInherited = (property: string): boolean => inherited.has(property)

const notShorthands: ReadonlySet<string> = new Set([
  'color',
  'content',
  'transform',
  'stroke',
  'fill',
  'scale',
  'order',
  'position',
  'text',
])
const logicalSide = /^(margin|padding|inset|border)-(block|inline)-(start|end)(-\w+)?$/u
const physicalSides = {
  ltr: { 'block-start': 'top', 'block-end': 'bottom', 'inline-start': 'left', 'inline-end': 'right' },
  rtl: { 'block-start': 'top', 'block-end': 'bottom', 'inline-start': 'right', 'inline-end': 'left' },
} as const
const sizes: Readonly<Record<string, string>> = { 'inline-size': 'width', 'block-size': 'height' }
const placed: Readonly<Record<string, readonly string[]>> = {
  items: ['align-items', 'justify-items'],
  self: ['align-self', 'justify-self'],
  content: ['align-content', 'justify-content'],
}

/** Returns whether a declaration sets a property: `padding` sets `padding-inline-start`, and so does `padding-left` from left to right. */
export function isSetBy(property: string, declared: string, direction: 'ltr' | 'rtl'): boolean {
  if (property === declared || declared === 'all') return true
  const [, root = '', axis = '', edge = '', suffix = ''] = logicalSide.exec(property) ?? []
  if (root !== '') {
    const side = `${axis}-${edge}` as (typeof sides)[number]
    const physical = physicalSides[direction][side]
    const names = [root, `${root}${suffix}`, `${root}-${axis}`, `${root}-${axis}${suffix}`, `${root}-${side}`]
    const others = root === 'inset' ? [physical] : [`${root}-${physical}`, `${root}-${physical}${suffix}`]
    return [...names, ...others].includes(declared)
  }
  if (property.endsWith('-radius')) return declared.endsWith('-radius')
  const [, limit = '', size = ''] = /^(min-|max-)?(inline-size|block-size)$/u.exec(property) ?? []
  if (size !== '') return declared === `${limit}${sizes[size] ?? ''}`
  if (property === 'line-height') return declared === 'font'
  if (property.endsWith('-gap')) return declared === 'gap' || declared === `grid-${property}`
  if (property === 'flex-direction' || property === 'flex-wrap') return declared === 'flex-flow'
  if (property.startsWith('text-wrap') || property === 'white-space-collapse') return declared === 'white-space' || declared === 'text-wrap'
  if (property.startsWith('grid-row-') || property.startsWith('grid-column-'))
    return declared === 'grid-area' || property.startsWith(`${declared}-`)
  if (declared.startsWith('place-')) return (placed[declared.slice(6)] ?? []).includes(property)
  if (property.startsWith('border-') && declared === 'border') return property.startsWith('border-image')
  return !notShorthands.has(declared) && property.startsWith(`${declared}-`)
}
