import { useQuery } from '@apollo/client/react'
import { auditThings } from '@wasla/contract/admin/audit.ts'
import { auditActions } from '@wasla/contract/common/admin-action.ts'
import type { AuditThing } from '@wasla/contract/generated/admin-types.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Whole } from '../lists/Whole.tsx'
import type { AuditRow } from './audit-row.ts'
import {
  AdminAuditActorsDocument,
  AdminAuditLogDocument,
  type AdminAuditLogQuery,
  type AdminAuditLogQueryVariables,
} from './AuditScreen.generated.ts'
import { ActionSummary, Actor, Between, Concerns } from './ActionSummary.tsx'

/** `target` has no filter field: links from other pages set it, and its chip removes it. */
const shape: ListShape = {
  sorts: ['at'],
  defaultDirection: 'DESC',
  filters: { actor: null, thing: auditThings, action: auditActions, target: null },
}

export function useAuditList(): ListDescription<AuditRow, AdminAuditLogQuery, AdminAuditLogQueryVariables> {
  const intl = useIntl()
  const { data } = useQuery(AdminAuditActorsDocument, { context: { errors: 'mine' } })
  const actors = (data?.adminAuditActors ?? []).map(({ id, name }) => ({ id, label: name }))
  return {
    title: 'admin.place.audit',
    lead: <FormattedMessage id="admin.audit.lead" />,
    shape,
    search: { label: intl.formatMessage({ id: 'admin.audit.search' }) },
    filters: [
      {
        kind: 'choice',
        name: 'actor',
        label: intl.formatMessage({ id: 'admin.column.actor' }),
        any: intl.formatMessage({ id: 'admin.any.actor' }),
        options: [...actors, { id: 'system', label: intl.formatMessage({ id: 'admin.audit.automatic' }) }],
      },
      {
        kind: 'choice',
        name: 'thing',
        label: intl.formatMessage({ id: 'admin.column.thing' }),
        any: intl.formatMessage({ id: 'admin.any.thing' }),
        options: auditThings.map((id: AuditThing) => ({ id, label: intl.formatMessage({ id: `admin.auditThing.${id}` }) })),
      },
      {
        kind: 'choice',
        name: 'action',
        label: intl.formatMessage({ id: 'admin.column.action' }),
        any: intl.formatMessage({ id: 'admin.any.action' }),
        options: auditActions.map((id) => ({ id, label: intl.formatMessage({ id: `admin.audit.${id}` }) })),
      },
    ],
    orders: [
      { field: 'at', direction: 'DESC', label: intl.formatMessage({ id: 'admin.order.newest' }) },
      { field: 'at', direction: 'ASC', label: intl.formatMessage({ id: 'admin.order.oldest' }) },
    ],
    columns: useColumns(),
    document: AdminAuditLogDocument,
    variables: ({ term, filters: { action, actor, target, thing } }, pagination) => ({
      action: action ?? null,
      actor: actor ?? null,
      target: target ?? null,
      thing: (thing as AuditThing | undefined) ?? null,
      term: term === '' ? null : term,
      pagination,
    }),
    found: ({ adminAuditLog }) => adminAuditLog,
    result: 'admin.result.entries',
    empty: { title: 'admin.audit.empty' },
  }
}

function useColumns(): readonly TableColumn<AuditRow>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'at' | 'actor' | 'action' | 'concerns') => intl.formatMessage({ id: `admin.column.${id}` })
  const at = ({ at: moment }: AuditRow) => new Date(moment)
  return [
    {
      id: 'at',
      name: name('at'),
      place: 'titleEnd',
      isSortable: true,
      cell: (row) => (
        <Whole>
          <TwoLines second={date(at(row), 'time')}>{date(at(row), 'day')}</TwoLines>
        </Whole>
      ),
      brief: (row) => (
        <Whole>
          <FormattedMessage id="admin.audit.at" values={{ day: date(at(row), 'shortDay'), time: date(at(row), 'time') }} />
        </Whole>
      ),
    },
    { id: 'actor', name: name('actor'), cell: (row) => <Actor row={row} /> },
    { id: 'action', name: name('action'), place: 'title', isRowHeader: true, cell: (row) => <ActionSummary row={row} /> },
    /* A row has no page of its own. On phones, the row therefore shows the actor and all names that the action concerns. */
    {
      id: 'concerns',
      name: name('concerns'),
      place: 'below',
      cell: (row) => <Concerns row={row} />,
      brief: (row) => <Between row={row} />,
    },
  ]
}
