import { createTable, integer, notNegative, partOf, text } from './columns.ts'
import type { Migration } from './migration.ts'

const ladder = ['mobile_no', 'first_sent_at', 'last_sent_at', 'sends'].join(', ')

/** A device that signed in before has its own ladder and its own codes, and its own tries in the back office. */
export const devices: Migration = {
  name: '0011-devices',
  statements: (dialect) => [
    `create table otp_sends_before as select ${ladder} from otp_sends`,
    'drop table otp_sends',
    ...createTable(dialect, {
      name: 'otp_sends',
      columns: { mobile_no: text(), device_hash: text(), first_sent_at: integer(), last_sent_at: integer(), sends: notNegative() },
      key: ['mobile_no', 'device_hash'],
    }),
    `insert into otp_sends (device_hash, ${ladder}) select '', ${ladder} from otp_sends_before`,
    'drop table otp_sends_before',
    `alter table otp_challenges add column device_hash text not null default ''`,
    ...createTable(dialect, {
      name: 'admin_devices',
      columns: { token_hash: text(), admin_id: partOf('admins'), last_seen_at: integer() },
      key: ['token_hash', 'admin_id'],
      indexes: [{ on: ['admin_id'] }],
    }),
  ],
}
