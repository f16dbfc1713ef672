import { integer, notNegative, oneOf, orNull, text, unchecked, byDefault } from '../columns.ts'
import type { Part } from './part.ts'
import { auditIsOnlyAddedTo } from './platform.rules.ts'
import { language } from './values.ts'

/** What belongs to no domain: the audit log, limits, and the books of a demonstration. */
export const platform: Part = {
  tables: [
    {
      name: 'database_kind',
      columns: {
        // One row at most.
        id: { ...text(), check: "# = 'this'" },
        kind: oneOf('demo', 'real'),
        marked_at: integer(),
      },
      key: ['id'],
    },
    {
      name: 'rate_limits',
      columns: { key: text(), window_start: integer(), count: notNegative() },
      key: ['key'],
      indexes: [{ on: ['window_start'] }],
    },
    {
      name: 'audit',
      columns: {
        id: text(),
        at: integer(),
        actor: text(),
        action: text(),
        target: text(),
        detail: orNull(text()),
        before_state: orNull(text()),
        after_state: orNull(text()),
        erased_at: orNull(unchecked()),
      },
      key: ['id'],
      indexes: [
        { on: ['target', 'at'] },
        { name: 'audit_by_at', on: ['at', 'id'] },
        { name: 'audit_by_actor', on: ['actor', 'at'] },
        { name: 'audit_by_action', on: ['action', 'at'] },
      ],
    },
    {
      name: 'outbox',
      columns: { id: text(), to_number: text(), text: text(), sent_at: integer() },
      key: ['id'],
      indexes: [{ on: ['sent_at'] }],
    },
    {
      name: 'demo_payments',
      columns: {
        id: text(),
        reference: text(),
        amount: notNegative(),
        currency: text(),
        language: language(),
        description: text(),
        return_url: text(),
        status: oneOf('open', 'accepted', 'declined'),
        settles_at: orNull(integer()),
        created_at: integer(),
        expires_at: integer(),
        returned: byDefault('0', { ...integer(), check: '# between 0 and amount' }),
      },
      key: ['id'],
      indexes: [
        { on: ['reference'], unique: true },
        { on: ['settles_at'], where: 'settles_at is not null' },
      ],
    },
  ],
  rules: auditIsOnlyAddedTo,
}
