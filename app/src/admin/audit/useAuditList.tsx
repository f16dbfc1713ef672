import { auditActions, isAuditAction } from '@wasla/contract/common/admin-action.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Empty } from '@wasla/design-system/components/Empty'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Whole } from '../lists/Whole.tsx'
import { AdminAuditLogDocument, type AdminAuditLogQuery, type AdminAuditLogQueryVariables } from './AuditScreen.generated.ts'
import * as styles from './Changes.css.ts'
import { Changes } from './Changes.tsx'
import { differences } from './difference.ts'
import { Target } from './Target.tsx'

type Row = AdminAuditLogQuery['adminAuditLog']['data'][number]

const shape: ListShape = { sorts: ['at'], defaultDirection: 'DESC', filters: { action: auditActions, actor: null, target: null } }

export function useAuditList(): ListDescription<Row, AdminAuditLogQuery, AdminAuditLogQueryVariables> {
  const intl = useIntl()
  return {
    title: 'admin.place.audit',
    lead: <FormattedMessage id="admin.audit.lead" />,
    shape,
    search: { kind: 'exact', name: 'actor', label: intl.formatMessage({ id: 'admin.audit.byActor' }) },
    filters: [
      {
        kind: 'choice',
        name: 'action',
        label: intl.formatMessage({ id: 'admin.column.action' }),
        any: intl.formatMessage({ id: 'admin.any.action' }),
        options: auditActions.map((id) => ({ id, label: intl.formatMessage({ id: `admin.audit.${id}` }) })),
      },
      { kind: 'exact', name: 'target', label: intl.formatMessage({ id: 'admin.audit.byTarget' }) },
    ],
    orders: [
      { field: 'at', direction: 'DESC', label: intl.formatMessage({ id: 'admin.order.newest' }) },
      { field: 'at', direction: 'ASC', label: intl.formatMessage({ id: 'admin.order.oldest' }) },
    ],
    columns: useColumns(),
    document: AdminAuditLogDocument,
    variables: ({ filters: { action, actor, target } }, pagination) => ({
      action: action ?? null,
      actor: actor ?? null,
      target: target ?? null,
      pagination,
    }),
    found: ({ adminAuditLog }) => adminAuditLog,
    result: 'admin.result.entries',
    empty: <Empty level={2} title={<FormattedMessage id="admin.audit.empty" />} />,
  }
}

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'at' | 'actor' | 'action' | 'target' | 'changes') => intl.formatMessage({ id: `admin.column.${id}` })
  const at = ({ at: moment }: Row) => new Date(moment)
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
    {
      id: 'action',
      name: name('action'),
      place: 'title',
      isRowHeader: true,
      cell: ({ action }) => (isAuditAction(action) ? <FormattedMessage id={`admin.audit.${action}`} /> : <Ltr>{action}</Ltr>),
    },
    {
      id: 'actor',
      name: name('actor'),
      cell: ({ actor }) => (
        <Whole>
          <Ltr>{actor}</Ltr>
        </Whole>
      ),
    },
    {
      id: 'target',
      name: name('target'),
      cell: ({ target }) => <Target>{target}</Target>,
    },
    {
      id: 'changes',
      name: name('changes'),
      place: 'below',
      cell: ({ before, after }) => <Changes before={before} after={after} />,
      /* There is no page for a single line, so a phone shows the actor and the target in full, wrapped where they are long. */
      brief: ({ actor, target, before, after }) => (
        <span className={styles.brief}>
          <span className={styles.between}>
            <Target>{actor}</Target>
            <Target>{target}</Target>
          </span>
          {differences(before, after).length > 0 && <Changes before={before} after={after} />}
        </span>
      ),
    },
  ]
}
