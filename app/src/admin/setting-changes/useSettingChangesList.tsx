import { FormattedMessage, useIntl } from 'react-intl'
import { settingChangeStatuses } from '@wasla/contract/admin/setting-changes.ts'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { proposedColumn } from '../lists/proposed-column.tsx'
import { useDialogHref, useStatusList } from '../lists/useStatusList.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { ChangedValue, SettingName, StatusBadge, type SettingChangeRow } from './setting-change-row.tsx'
import {
  AdminSettingChangesDocument,
  type AdminSettingChangesQuery,
  type AdminSettingChangesQueryVariables,
} from './SettingChangesScreen.generated.ts'

const shape: ListShape = { sorts: ['createdAt'], defaultDirection: 'DESC', filters: { status: settingChangeStatuses } }

export function useSettingChangesList(): ListDescription<SettingChangeRow, AdminSettingChangesQuery, AdminSettingChangesQueryVariables> {
  return useStatusList({
    title: 'admin.place.settingChanges',
    lead: <FormattedMessage id="admin.settingChanges.lead" />,
    shape,
    statuses: settingChangeStatuses,
    statusName: (status) => `admin.settingChangeStatus.${status}`,
    columns: useColumns(),
    rowHref: useDialogHref('/setting-changes', 'change'),
    rowText: ({ key }) => key,
    document: AdminSettingChangesDocument,
    variables: ({ status, pagination }) => ({ status, pagination }),
    found: ({ adminSettingChanges }) => adminSettingChanges,
    result: 'admin.result.settingChanges',
    empty: { title: 'admin.settingChanges.empty', text: 'admin.settingChanges.emptyText' },
  })
}

function useColumns(): readonly TableColumn<SettingChangeRow>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'setting' | 'proposed' | 'status' | 'newValue') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    {
      id: 'setting',
      name: name('setting'),
      place: 'title',
      isRowHeader: true,
      cell: (change) => (
        <TwoLines second={<Bidi>{change.reason}</Bidi>}>
          <SettingName of={change} />
        </TwoLines>
      ),
      brief: (change) => <SettingName of={change} />,
    },
    proposedColumn(name('proposed'), date),
    { id: 'status', name: name('status'), place: 'detailEnd', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'value',
      name: name('newValue'),
      place: 'titleEnd',
      cell: (change) => <ChangedValue of={change} value={change.value} />,
    },
  ]
}
