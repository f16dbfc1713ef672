import { FormattedMessage, useIntl } from 'react-intl'
import { programStatuses } from '@wasla/contract/programs/types.ts'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { useStatusList } from '../lists/useStatusList.ts'
import type { ProgramRow } from './program-row.ts'
import { AdminProgramsDocument, type AdminProgramsQuery, type AdminProgramsQueryVariables } from './ProgramsScreen.generated.ts'
import { useProgramColumns } from './useProgramColumns.tsx'

/** The server sorts the last changed program first. */
const shape: ListShape = { sorts: ['updatedAt'], defaultDirection: 'DESC', filters: { status: programStatuses } }

export function useProgramsList(): ListDescription<ProgramRow, AdminProgramsQuery, AdminProgramsQueryVariables> {
  const intl = useIntl()
  return useStatusList({
    title: 'admin.place.programs',
    lead: <FormattedMessage id="admin.programs.lead" />,
    shape,
    search: intl.formatMessage({ id: 'admin.search.programs' }),
    statuses: programStatuses,
    statusName: (status) => `admin.programStatus.${status}`,
    columns: useProgramColumns(),
    rowHref: ({ id }) => `/programs/${id}`,
    rowText: ({ name }) => name,
    document: AdminProgramsDocument,
    variables: ({ status, term, pagination }) => ({ status, term, pagination }),
    found: ({ adminPrograms }) => adminPrograms,
    result: 'admin.result.programs',
    empty: { title: 'admin.programs.empty', text: 'admin.programs.emptyText' },
  })
}
