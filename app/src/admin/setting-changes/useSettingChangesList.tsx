import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { settingChangeStatuses, type SettingChangeStatus } from '@wasla/contract/admin/setting-changes.ts'
import { Empty } from '@wasla/design-system/components/Empty'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Whole } from '../lists/Whole.tsx'
import { ChangedValue, SettingName, StatusBadge, type SettingChangeRow } from './setting-change-row.tsx'
import {
  AdminSettingChangesDocument,
  type AdminSettingChangesQuery,
  type AdminSettingChangesQueryVariables,
} from './SettingChangesScreen.generated.ts'

const shape: ListShape = { sorts: ['createdAt'], defaultDirection: 'DESC', filters: { status: settingChangeStatuses } }

export function useSettingChangesList(): ListDescription<SettingChangeRow, AdminSettingChangesQuery, AdminSettingChangesQueryVariables> {
  const intl = useIntl()
  const [params] = useSearchParams()
  return {
    title: 'admin.place.settingChanges',
    lead: <FormattedMessage id="admin.settingChanges.lead" />,
    shape,
    search: null,
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: intl.formatMessage({ id: 'admin.column.status' }),
        any: intl.formatMessage({ id: 'admin.any.status' }),
        options: settingChangeStatuses.map((id) => ({ id, label: intl.formatMessage({ id: `admin.settingChangeStatus.${id}` }) })),
      },
    ],
    orders: [],
    columns: useColumns(),
    /* The link to a row’s dialog keeps the list’s page and filters in the address. */
    rowHref: ({ id }) => {
      const next = new URLSearchParams(params)
      next.set('dialog', `change:${id}`)
      return `/setting-changes?${next.toString()}`
    },
    rowText: ({ key }) => key,
    document: AdminSettingChangesDocument,
    variables: ({ filters: { status } }, { limit, offset }) => ({
      status: (status as SettingChangeStatus | undefined) ?? null,
      pagination: { limit, offset },
    }),
    found: ({ adminSettingChanges }) => adminSettingChanges,
    result: 'admin.result.settingChanges',
    empty: (
      <Empty level={2} title={<FormattedMessage id="admin.settingChanges.empty" />}>
        <FormattedMessage id="admin.settingChanges.emptyText" />
      </Empty>
    ),
  }
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
    {
      id: 'proposed',
      name: name('proposed'),
      place: 'detail',
      cell: ({ proposedBy, createdAt }) => (
        <TwoLines second={<Whole>{date(new Date(createdAt), 'day')}</Whole>}>
          <Bidi>{proposedBy.name}</Bidi>
        </TwoLines>
      ),
      brief: ({ createdAt }) => date(new Date(createdAt), 'shortDay'),
    },
    { id: 'status', name: name('status'), place: 'detailEnd', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'value',
      name: name('newValue'),
      place: 'titleEnd',
      cell: (change) => <ChangedValue of={change} value={change.value} />,
    },
  ]
}
