import type { CauseKind, Group } from './cause.ts'

/** The name of each kind of cause in the report. */
export const kindWords: Readonly<Record<CauseKind, string>> = {
  token: 'Token',
  rule: 'Rule',
  text: 'Text',
  structure: 'Element',
  picture: 'Image',
  story: 'Story',
  unknown: 'Unknown cause',
}

const asPixels = (value: string) => {
  const [, number, unit] = /^(-?[\d.]+)(rem|px)$/u.exec(value) ?? []
  if (number === undefined) return undefined
  return Math.round(Number(number) * (unit === 'rem' ? 16 : 1) * 1000) / 1000
}
const isColour = (value: string) => /^#[\da-f]{3,8}$/iu.test(value)

/** Returns the values before and now as a person reads them: lengths in pixels, colours in capitals. */
export function valuesSaid({ before, after }: Pick<Group, 'before' | 'after'>): [string, string] {
  const [was, is] = [asPixels(before), asPixels(after)]
  if (was !== undefined && is !== undefined) return [String(was), `${is} px`]
  return [isColour(before) ? before.toUpperCase() : before, isColour(after) ? after.toUpperCase() : after]
}

const listed = 3
/** Returns the first names of a list, and the number of the others. */
export const namesSaid = (names: readonly string[]): string => {
  const shown = names.slice(0, names.length > listed + 1 ? listed : listed + 1).join(', ')
  return names.length > listed + 1 ? `${shown} and ${names.length - listed} more` : shown
}

/** Returns a number with its noun: “1 picture”, “2 pictures”. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`

/** Returns one line about a cause: its kind, its name, and its value before and now. */
export function causeSaid(group: Pick<Group, 'kind' | 'name' | 'property' | 'before' | 'after'>): string {
  const { kind, name, property } = group
  const [was, is] = valuesSaid(group)
  const values = was === '' && is === '' ? '' : was === '' ? `: ${is}` : `: ${was} → ${is}`
  return `${kindWords[kind]} ${name}${property === undefined ? '' : ` (${property})`}${values}`
}
