import { modes, type ModeName } from '../../../.storybook/modes.ts'

/**
 * Returns the modes in which the accessibility tree of a story is read: the first one of each language and width. A tree has no colours, so
 * it is the same in all themes.
 */
export function readModesOf(names: readonly ModeName[]): ReadonlySet<ModeName> {
  const groups = Map.groupBy(names, (name) => `${modes[name].locale} ${modes[name].viewport.width}`)
  return new Set([...groups.values()].flatMap(([first]) => first ?? []))
}
