import type { Args, StrictArgTypes } from 'storybook/internal/csf'

/** The stories of a part, beside its file: `components/Table/Table.stories.tsx`. */
const storiesOf = /(?:^|\/)(?<name>\w+)\/\k<name>\.stories\.tsx$/u

/** The part that a file of stories is about; none where it is about something else. */
export const partOf = (place: string): string | undefined => storiesOf.exec(place)?.groups?.['name']

/**
 * Many stories draw a sample with the part in it. Their table is that of the part: rows a story has something to say about keep what it
 * says, rows of the part that the sample does not take have no control.
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

/** Whether these stories draw something else than the part itself, whose table is known without this. */
export const drawsSample = (code: string, part: string): boolean =>
  /^const meta = /mu.test(code) && !new RegExp(`\\bcomponent: ${part}\\b`, 'u').test(code)
