import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import type { ListShape } from '../lists/list-state.ts'
import { ListFilter } from '../lists/ListFilter.tsx'
import { NothingFound } from '../lists/NothingFound.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { useList } from '../lists/useList.ts'
import { Whole } from '../lists/Whole.tsx'
import { auditActions, isAuditAction } from './actions.ts'
import { AdminAuditLogDocument, type AdminAuditLogQuery } from './AuditScreen.generated.ts'
import { Changes } from './Changes.tsx'
import { ExactFilter } from './ExactFilter.tsx'

type Row = AdminAuditLogQuery['adminAuditLog']['data'][number]

const shape: ListShape = { sorts: ['at'], unasked: 'DESC', filters: { action: auditActions, actor: null, target: null } }

/** Who did what to whom, and how it was before and after; nothing in it is ever changed. */
export function AuditScreen() {
  const intl = useIntl()
  const list = useList(shape)
  const { action, actor, target } = list.state.filters
  const { data, previousData, loading, refetch } = useQuery(AdminAuditLogDocument, {
    variables: { action: action ?? null, actor: actor ?? null, target: target ?? null, pagination: list.pagination },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <ListPage<Row>
      title="admin.place.audit"
      lead={<FormattedMessage id="admin.audit.lead" />}
      label={intl.formatMessage({ id: 'admin.place.audit' })}
      list={list}
      found={(data ?? previousData)?.adminAuditLog ?? null}
      isLoading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
      columns={useColumns()}
      tools={
        <>
          <ListFilter
            list={list}
            name="action"
            label={intl.formatMessage({ id: 'admin.column.action' })}
            everything={intl.formatMessage({ id: 'admin.filter.all' })}
            options={auditActions.map((id) => ({ id, label: intl.formatMessage({ id: `admin.audit.${id}` }) }))}
          />
          <ExactFilter list={list} name="actor" label={intl.formatMessage({ id: 'admin.audit.byActor' })} />
          <ExactFilter list={list} name="target" label={intl.formatMessage({ id: 'admin.audit.byTarget' })} />
        </>
      }
      empty={<NothingFound list={list} title={<FormattedMessage id="admin.audit.empty" />} />}
    />
  )
}

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'at' | 'actor' | 'action' | 'target' | 'changes') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    { id: 'at', name: name('at'), isSortable: true, isRowHeader: true, cell: ({ at }) => <Whole>{date(new Date(at), 'moment')}</Whole> },
    { id: 'actor', name: name('actor'), cell: ({ actor }) => <Ltr>{actor}</Ltr> },
    {
      id: 'action',
      name: name('action'),
      cell: ({ action }) => (isAuditAction(action) ? <FormattedMessage id={`admin.audit.${action}`} /> : <Ltr>{action}</Ltr>),
    },
    { id: 'target', name: name('target'), cell: ({ target }) => <Ltr>{target}</Ltr> },
    { id: 'changes', name: name('changes'), cell: ({ before, after }) => <Changes before={before} after={after} /> },
  ]
}
