import type { TableColumn, TableRow } from '@wasla/design-system/components/Table'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { TwoLines } from './TwoLines.tsx'
import { Whole } from './Whole.tsx'

type Proposed = TableRow & { readonly proposedBy: { readonly name: string }; readonly createdAt: string }

/** Returns the column that says who proposed a change and when. On phones, it only says when. */
export const proposedColumn = <T extends Proposed>(
  name: string,
  date: (at: Date, style: 'day' | 'shortDay') => string,
): TableColumn<T> => ({
  id: 'proposed',
  name,
  place: 'detail',
  cell: ({ proposedBy, createdAt }) => (
    <TwoLines second={<Whole>{date(new Date(createdAt), 'day')}</Whole>}>
      <Bidi>{proposedBy.name}</Bidi>
    </TwoLines>
  ),
  brief: ({ createdAt }) => date(new Date(createdAt), 'shortDay'),
})
