import { FormattedMessage, useIntl } from 'react-intl'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { TwoLines } from '../lists/TwoLines.tsx'
import { AmountAtEnd } from '../money/AmountAtEnd.tsx'
import { AmountInColumn } from '../money/AmountInColumn.tsx'
import type { ProgramRow } from './program-row.ts'
import { StatusWord, StatusBadge } from './StatusBadge.tsx'

const Spent = ({ consumedPercent }: Pick<ProgramRow, 'consumedPercent'>) => (
  <FormattedMessage id="admin.programs.spent" values={{ share: consumedPercent / 100 }} />
)

/**
 * Columns of the list. On phones, the first line of a row has the program and its budget. Below are the brand, the status and the spent
 * share.
 */
export function useProgramColumns(): readonly TableColumn<ProgramRow>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'program' | 'status' | 'participants' | 'spent' | 'changed' | 'budgetSar') =>
    intl.formatMessage({ id: `admin.column.${id}` })
  return [
    {
      id: 'name',
      name: name('program'),
      place: 'title',
      isRowHeader: true,
      cell: ({ name: title, brand }) => (
        <TwoLines second={<Bidi>{brand}</Bidi>}>
          <Bidi>{title}</Bidi>
        </TwoLines>
      ),
      brief: ({ name: title }) => <Bidi>{title}</Bidi>,
    },
    {
      id: 'status',
      name: name('status'),
      place: 'detail',
      cell: (row) => <StatusBadge {...row} />,
      brief: (row) => (
        <>
          <Bidi>{row.brand}</Bidi> · <StatusWord {...row} />
        </>
      ),
    },
    { id: 'participants', name: name('participants'), isNumber: true, cell: ({ participants }) => intl.formatNumber(participants) },
    { id: 'spent', name: name('spent'), place: 'detailEnd', isNumber: true, cell: (row) => <Spent {...row} /> },
    { id: 'changed', name: name('changed'), cell: ({ updatedAt }) => date(new Date(updatedAt), 'day') },
    {
      id: 'budget',
      name: name('budgetSar'),
      place: 'titleEnd',
      isNumber: true,
      cell: ({ budget }) => <AmountInColumn halalas={budget} />,
      brief: ({ budget }) => <AmountAtEnd halalas={budget} />,
    },
  ]
}
