import type { Args, StrictArgTypes } from 'storybook/internal/csf'

/** Matches the stories of a component, beside its file: `components/Table/Table.stories.tsx`. */
const storiesOf = /(?:^|\/)(?<name>\w+)\/\k<name>\.stories\.tsx$/u

/** The name of the component that a file of stories is about; undefined for other stories. */
export const partOf = (place: string): string | undefined => storiesOf.exec(place)?.groups?.['name']

/**
 * Many stories render a sample that contains the component. Their table is that of the component: what a story says about a row is kept,
 * and props that the sample does not take have no control.
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
 * What a story takes for itself and the component does not: it has a control, and no row in the table of the component. None where
 * nothing is known of the component.
 */
export const ownArguments = (known: StrictArgTypes | null, own: StrictArgTypes, args: Args): string[] =>
  known === null ? [] : Object.keys({ ...own, ...args }).filter((name) => !Object.hasOwn(known, name))

/** Whether these stories render a sample and not the component itself, whose table needs no help. */
export const drawsSample = (code: string, part: string): boolean =>
  /^const meta = /mu.test(code) && !new RegExp(`\\bcomponent: ${part}\\b`, 'u').test(code)
