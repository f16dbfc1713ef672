import type { Args, StrictArgTypes } from 'storybook/internal/csf'

/** Matches the story file beside a component's file: `components/Table/Table.stories.tsx`. */
const storiesOf = /(?:^|\/)(?<name>\w+)\/\k<name>\.stories\.tsx$/u

/** Returns the name of the component that a story file documents; undefined for other stories. */
export const partOf = (place: string): string | undefined => storiesOf.exec(place)?.groups?.['name']

/**
 * Merges the component's table into a story's. Many stories render a sample that contains the component. Their table shows the component's
 * props and keeps the story's own texts. It disables controls of props that the sample does not take.
 */
export function withPart(part: StrictArgTypes | undefined, own: StrictArgTypes, args: Args): StrictArgTypes {
  if (!part) return own
  const rows = Object.entries(part).map(([name, row]): [string, StrictArgTypes[string]] => {
    const said = own[name]
    if (said) return [name, { ...row, ...said, description: row.description, type: row.type, table: { ...said.table, ...row.table } }]
    return [name, Object.hasOwn(args, name) ? row : { ...row, control: { disable: true } }]
  })
  return { ...own, ...Object.fromEntries(rows) }
}

/**
 * Returns the arguments that a story takes and the component does not: they have a control, but no row in the table. Empty if the
 * component's props are unknown.
 */
export const ownArguments = (known: StrictArgTypes | null, own: StrictArgTypes, args: Args): string[] =>
  known === null ? [] : Object.keys({ ...own, ...args }).filter((name) => !Object.hasOwn(known, name))

/** Returns whether these stories render a sample instead of the component. If they render the component, Storybook already shows its props. */
export const drawsSample = (code: string, part: string): boolean =>
  /^const meta = /mu.test(code) && !new RegExp(`\\bcomponent: ${part}\\b`, 'u').test(code)
