import { type Rule } from './rule.ts'

const sides = 'Left|Right|Top|Bottom'
const physicalName = new RegExp(
  `^(left|right|top|bottom|(margin|padding|scrollMargin|scrollPadding)(${sides})|border(${sides})(Width|Style|Color)?|border(TopLeft|TopRight|BottomLeft|BottomRight)Radius|overflow[XY]|overscrollBehavior[XY])$`,
)
const sidedValue = new Set(['textAlign', 'float', 'clear', 'captionSide', 'transformOrigin', 'backgroundPosition', 'objectPosition'])

const spacing = /^(margin|padding|gap|rowGap|columnGap|scrollMargin|scrollPadding)/
const corner = /^border.*Radius$/
const typographic = new Set(['fontSize', 'lineHeight', 'fontFamily'])
const timed = /^transition(Duration|TimingFunction)?$/

const length = /(?<![\w.])(\d*\.?\d+)(px|rem|em|ch|ex|pt|vw|vh|dvh|svh)\b/g
const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch|hwb|color)\(|\b(?:white|black|red|green|blue|grey|gray|silver|orange|yellow|purple|pink|brown)\b/i
const duration = /(?<![\w.])\d*\.?\d+m?s\b|cubic-bezier/

/** Returns whether a length is an optical correction below the 4 px grid, which needs no token. */
const isHair = (amount: string, unit: string) => unit === 'px' && Number(amount) < 4
const hasLength = (value: string) =>
  [...value.matchAll(length)].some(([, amount = '', unit = '']) => Number(amount) !== 0 && !isHair(amount, unit))

/**
 * Returns the problem of one declaration of a `.css.ts` file; undefined if there is none. The values in a template count as tokens. Colours
 * must always be tokens. Spacing, corners, type, layers and transitions must be tokens if the theme has one. Sizes of drawings are free.
 */
export function styleProblem(property: string, value: string | number): string | undefined {
  if (physicalName.test(property)) return `${property} does not follow the direction: use the inline/block property.`
  if (sidedValue.has(property) && /\b(left|right)\b/.test(String(value)))
    return `${property}: ${value} does not follow the direction: use start or end.`
  const text = String(value)
  if (colour.test(text)) return `${property}: a colour is a token of the theme (vars.colour).`
  if (property === 'zIndex' && !/^-?[01]$/.test(text) && /^-?\d+$/.test(text)) return 'zIndex is a named layer (fixed.layer).'
  if (typographic.has(property) && (hasLength(text) || (property === 'lineHeight' && Number(value) > 0 && text !== '1')))
    return `${property} comes from a type role (text(…) or type.…).`
  if (typeof value === 'number' ? value !== 0 && spacing.test(property) : spacing.test(property) && hasLength(text))
    return `${property} is a step of the scale (fixed.space).`
  if (corner.test(property) && (typeof value === 'number' ? value !== 0 : hasLength(text)))
    return `${property} is a step of the scale (fixed.radius).`
  if (timed.test(property) && duration.test(text)) return `${property} uses the motion tokens (fixed.motion).`
  return undefined
}

/** Styles must use logical properties and tokens. Runs on `.css.ts` files. */
export const styles: Rule = {
  meta: { type: 'problem', docs: { description: 'Logical properties and tokens only.' } },
  create(context) {
    return {
      Property(node) {
        const { key, value } = node
        const name = key.type === 'Identifier' && !node.computed ? key.name : key.type === 'Literal' ? String(key.value) : undefined
        if (name === undefined) return
        const written =
          value.type === 'Literal' && (typeof value.value === 'string' || typeof value.value === 'number')
            ? value.value
            : value.type === 'TemplateLiteral'
              ? value.quasis.map((part) => part.value.cooked ?? '').join('var(--token)')
              : physicalName.test(name) && value.type !== 'ObjectExpression'
                ? 'var(--token)'
                : undefined
        if (written === undefined) return
        const message = styleProblem(name, written)
        if (message) context.report({ node, message })
      },
    }
  },
}
