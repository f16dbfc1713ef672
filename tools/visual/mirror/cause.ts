import type { Fault } from './faults.ts'

/** One declaration that applies to an element, with the rule that holds it. `depth` is 0 for the element, 1 for the one around it. */
export type Declared = { property: string; value: string; rule: string; depth: number; isBeside?: boolean }
export type Cause = { property: string; value: string; rule: string; instead: string }

const sides: Readonly<Record<string, string>> = { left: 'inline-start', right: 'inline-end' }
const logicalCorners: Readonly<Record<string, string>> = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
}

/** Returns how to write a declaration so that it follows the direction; an empty string if there is no single way. */
export function logicalOf(property: string, value: string): string {
  if (property === 'left' || property === 'right') return `inset-${sides[property]}: ${value}`
  const corner = /^border-(top-left|top-right|bottom-left|bottom-right)-radius$/u.exec(property)?.[1]
  if (corner !== undefined) return `border-${logicalCorners[corner]}-radius: ${value}`
  if (/^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)/u.test(property))
    return `${property.replace(/left|right/u, (side) => sides[side] ?? side)}: ${value}`
  if (['text-align', 'justify-content', 'justify-self', 'justify-items'].includes(property))
    return `${property}: ${value === 'left' ? 'start' : 'end'}`
  if (property === 'float' || property === 'clear') return `${property}: ${sides[value] ?? value}`
  if (property === 'margin' || property === 'padding' || property === 'inset' || property === 'border-width') {
    const [top = '0', right = top, bottom = top, left = right] = value.split(/\s+/u)
    return property === 'border-width' ? '' : `${property}-block: ${top} ${bottom}; ${property}-inline: ${left} ${right}`
  }
  return ''
}

const isZero = (value: string) => /^(?:0(?:px|%|rem|em)?|auto|none|normal|initial|unset)$/u.test(value)
/** A shorthand of four values names the right and the left side by itself. */
const isLopsided = (value: string) => {
  const values = value.match(/[\w-]+\([^)]*\)|\S+/gu) ?? []
  return values.length === 4 && values[1] !== values[3]
}

/** Returns whether a declaration names a side. */
function isPhysical({ property, value }: Declared): boolean {
  if (/^(?:left|right|(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right))$/u.test(property)) return !isZero(value)
  if (/^border-(?:left|right)(?:-width)?$/u.test(property)) return !isZero(value)
  if (/^border-(?:top|bottom)-(?:left|right)-radius$/u.test(property)) return true
  if (['margin', 'padding', 'inset', 'border-width'].includes(property)) return isLopsided(value)
  if (['text-align', 'justify-content', 'justify-self', 'justify-items', 'float', 'clear'].includes(property))
    return /\b(?:left|right)\b/u.test(value)
  if (property === 'direction') return value === 'ltr'
  if (property === 'transform') return /translate(?:X|3d)?\(|matrix/u.test(value)
  if (property === 'translate') return !isZero(value)
  return false
}

const aroundOnly = /^(?:padding|border-(?:left|right|width)|justify-(?:content|items)|text-align|direction|grid)/u
const ownOnly = /^(?:margin|left|right|inset|transform|translate|float|clear|justify-self|direction)/u

function mayCause(fault: Fault, declared: Declared): boolean {
  const { property, depth, isBeside } = declared
  if (!isPhysical(declared)) return false
  if (isBeside) return property.startsWith('margin')
  if (fault.kind === 'text')
    return depth === 0 ? !/^(?:margin|left|right|inset|float)/u.test(property) : /^(?:text-align|direction)$/u.test(property)
  if (fault.kind === 'place') return depth === 0 ? ownOnly.test(property) : depth === 1 && aroundOnly.test(property)
  return fault.kind === 'size' && depth <= 1
}

/** The properties that a computed value may be declared by, the closest first. */
function declaredAs(property: string): string[] {
  if (property.endsWith('-radius')) return [property, 'border-radius']
  if (/^border-(?:left|right)$/u.test(property))
    return [property, `${property}-width`, `${property}-style`, `${property}-color`, 'border-width', 'border-style', 'border-color']
  if (property === 'background-image' || property === 'background-position') return [property, 'background']
  if (property === 'mask-image') return [property, 'mask']
  if (/^(?:margin|padding)-/u.test(property)) return [property, property.replace(/-.*/u, '')]
  if (property === 'left' || property === 'right') return [property, 'inset']
  return [property]
}

/**
 * Returns the declaration that names a side and so explains a fault; undefined if none does. `all` begins with the declarations of the
 * element, the strongest first, followed by those of the elements around it.
 */
export function causeOf(fault: Fault, all: readonly Declared[]): Cause | undefined {
  /** A shorthand that sets both sides to the same value names none. */
  const isBothSides = ({ property, value, rule, depth }: Declared) => {
    const opposite = property.replace(/left|right/u, (side) => (side === 'left' ? 'right' : 'left'))
    return (
      opposite !== property &&
      all.some((one) => one.property === opposite && one.value === value && one.rule === rule && one.depth === depth)
    )
  }
  const found = ((): Declared | undefined => {
    if (fault.kind === 'paint' && fault.property !== undefined) {
      const names = declaredAs(fault.property)
      // The value on the other side may be the one that is wrong.
      const others = names.map((name) => name.replace(/left|right/u, (side) => (side === 'left' ? 'right' : 'left')))
      const own = all.filter(({ depth, isBeside }) => depth === 0 && !isBeside)
      return [...names, ...others].map((name) => own.find(({ property, value }) => property === name && !isZero(value))).find(Boolean)
    }
    return all.find((declared) => mayCause(fault, declared) && !isBothSides(declared))
  })()
  return found && { property: found.property, value: found.value, rule: found.rule, instead: logicalOf(found.property, found.value) }
}
