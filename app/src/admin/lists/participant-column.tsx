import type { TableColumn, TableRow } from '@wasla/design-system/components/Table'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { TwoLines } from './TwoLines.tsx'

type Participating = TableRow & { readonly participant: string; readonly programName: string }

/** Returns the column of a participant with the program. On phones, the participant is the title of the row. */
export const participantColumn = <T extends Participating>(name: string): TableColumn<T> => ({
  id: 'participant',
  name,
  place: 'title',
  isRowHeader: true,
  cell: ({ participant, programName }) => (
    <TwoLines second={<Bidi>{programName}</Bidi>}>
      <Bidi>{participant}</Bidi>
    </TwoLines>
  ),
  brief: ({ participant }) => <Bidi>{participant}</Bidi>,
})
