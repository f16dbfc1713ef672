import { FormattedMessage, useIntl } from 'react-intl'
import { programStatuses, type ProgramStatus } from '@wasla/contract/programs/types.ts'
import { Empty } from '@wasla/design-system/components/Empty'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import type { ProgramRow } from './program-row.ts'
import { AdminProgramsDocument, type AdminProgramsQuery, type AdminProgramsQueryVariables } from './ProgramsScreen.generated.ts'
import { useProgramColumns } from './useProgramColumns.tsx'

/** The server sorts the last changed program first. */
const shape: ListShape = { sorts: ['updatedAt'], defaultDirection: 'DESC', filters: { status: programStatuses } }

export function useProgramsList(): ListDescription<ProgramRow, AdminProgramsQuery, AdminProgramsQueryVariables> {
  const intl = useIntl()
  return {
    title: 'admin.place.programs',
    lead: <FormattedMessage id="admin.programs.lead" />,
    shape,
    search: { label: intl.formatMessage({ id: 'admin.search.programs' }) },
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: intl.formatMessage({ id: 'admin.column.status' }),
        any: intl.formatMessage({ id: 'admin.any.status' }),
        options: programStatuses.map((id) => ({ id, label: intl.formatMessage({ id: `admin.programStatus.${id}` }) })),
      },
    ],
    orders: [],
    columns: useProgramColumns(),
    rowHref: ({ id }) => `/programs/${id}`,
    rowText: ({ name }) => name,
    document: AdminProgramsDocument,
    variables: ({ term, filters: { status } }, { limit, offset }) => ({
      status: (status as ProgramStatus | undefined) ?? null,
      term: term || null,
      pagination: { limit, offset },
    }),
    found: ({ adminPrograms }) => adminPrograms,
    result: 'admin.result.programs',
    empty: (
      <Empty level={2} title={<FormattedMessage id="admin.programs.empty" />}>
        <FormattedMessage id="admin.programs.emptyText" />
      </Empty>
    ),
  }
}
