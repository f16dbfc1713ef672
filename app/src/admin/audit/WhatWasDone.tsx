import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { targetOf } from '@wasla/contract/admin/audit.ts'
import { isLoggedAction } from '@wasla/contract/common/admin-action.ts'
import { flagKeys } from '@wasla/contract/flags/flags.ts'
import { settingMessage, settings } from '@wasla/contract/settings/settings.ts'
import type { SettingRule } from '@wasla/contract/settings/kinds.ts'
import { FormattedMessage } from 'react-intl'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { SettingValue } from '../controls/SettingValue.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { isTurnedOn, pageOf, personPage, programPage, reasonOf, restOf, settingOf, type AuditRow } from './audit-row.ts'
import * as styles from './Changes.css.ts'
import { Changes } from './Changes.tsx'

/** What an action is called; one that this build does not know, by its code. */
export const ActionWord = ({ action }: { action: string }) =>
  isLoggedAction(action) ? <FormattedMessage id={`admin.audit.${action}`} /> : <Ltr>{action}</Ltr>

/** What was done, with its money: the title of a row. Of a setting both values, with their units. */
function Title({ row }: { row: AuditRow }) {
  const { money } = useFormats()
  const setting = settingOf(row)
  const isOn = isTurnedOn(row)
  if (setting) {
    const rule: SettingRule = settings[setting.key]
    return (
      <FormattedMessage
        id="admin.audit.settingTo"
        values={{
          name: <FormattedMessage key="name" id={settingMessage(setting.key)} />,
          before: <SettingValue key="before" rule={rule} value={setting.before} />,
          after: <SettingValue key="after" rule={rule} value={setting.after} />,
        }}
      />
    )
  }
  const flag = flagKeys.find((key) => key === row.target)
  if (isOn !== null && flag)
    return (
      <FormattedMessage
        id={isOn ? 'admin.audit.turnedOn' : 'admin.audit.turnedOff'}
        values={{ name: <FormattedMessage key="name" id={`admin.flag.${flag}`} /> }}
      />
    )
  const action = <ActionWord key="action" action={row.action} />
  if (row.amount === null || row.amount === undefined) return action
  return <FormattedMessage id="admin.audit.withAmount" values={{ action, amount: money(row.amount) }} />
}

/** What was done and why, and what else it changed. The title leads to the thing where the reader may open its page. */
export function WhatWasDone({ row }: { row: AuditRow }) {
  const { role } = useAdmin()
  const page = pageOf(role, row)
  const reason = reasonOf(row)
  const rest = restOf(row)
  return (
    <span className={styles.action}>
      <span className={styles.title}>
        {page ? (
          <TextLink href={page}>
            <Title row={row} />
          </TextLink>
        ) : (
          <Title row={row} />
        )}
      </span>
      {settingOf(row) && row.action !== 'admin.settingChanged' && (
        <span className={styles.muted}>
          <ActionWord action={row.action} />
        </span>
      )}
      {reason !== null && (
        <span className={styles.muted}>
          <FormattedMessage id="admin.audit.reason" values={{ reason: <Bidi key="reason">{reason}</Bidi> }} />
        </span>
      )}
      {rest.length > 0 && <Changes changes={rest} target={targetOf(row.action)} />}
    </span>
  )
}

/** Who did it; what nobody did is automatic. */
export function Actor({ row: { actor, actorName } }: { row: AuditRow }) {
  if (actorName) return <Bidi>{actorName}</Bidi>
  if (actor === 'system') return <FormattedMessage id="admin.audit.automatic" />
  return <Ltr>{actor}</Ltr>
}

/** What the demonstration's lines name instead of an id. */
const ofDemo = ['demo', 'clock']

/** Whether the title says what a line is about: a setting, a feature, the demonstration, a sum of money. */
const isSaidByTitle = (row: AuditRow): boolean =>
  settingOf(row) !== null || isTurnedOn(row) !== null || ofDemo.includes(row.target) || typeof row.amount === 'number'

/** Whom and what a line concerns, by name, each with its page where the reader may open it. */
const partsOf = ({ userId, person, programId, programName, colleague }: AuditRow, role: AdminRole) =>
  [
    { id: 'person', name: person, page: userId ? personPage(role, userId) : null },
    { id: 'program', name: programName, page: programId ? programPage(role, programId) : null },
    { id: 'colleague', name: colleague, page: null },
  ].filter(({ name }) => Boolean(name))

function Names({ parts }: { parts: ReturnType<typeof partsOf> }) {
  return parts.map(({ id, name, page }) => (
    <span key={id}>
      {page ? (
        <TextLink href={page}>
          <Bidi>{name}</Bidi>
        </TextLink>
      ) : (
        <Bidi>{name}</Bidi>
      )}
    </span>
  ))
}

/** Whom and what a line concerns. An id is shown only where nothing has a name any more. */
export function Concerns({ row }: { row: AuditRow }) {
  const { role } = useAdmin()
  const parts = partsOf(row, role)
  if (parts.length > 0)
    return (
      <span className={styles.concerns}>
        <Names parts={parts} />
      </span>
    )
  return isSaidByTitle(row) ? null : (
    <span className={styles.target}>
      <Ltr>{row.target}</Ltr>
    </span>
  )
}

/** On a phone: who did it, and whom it concerns where that is somebody else, in one muted line. */
export function Between({ row }: { row: AuditRow }) {
  const { role } = useAdmin()
  const parts = partsOf(row, role).filter(({ id }) => id !== 'colleague' || row.colleague !== row.actorName)
  const isNamed = parts.length > 0
  const isOnlyAnId = !isNamed && !isSaidByTitle(row) && !row.colleague
  return (
    <span className={styles.between}>
      <Actor row={row} />
      {isNamed && (
        <>
          <FormattedMessage id="admin.audit.about" />
          <Names parts={parts} />
        </>
      )}
      {isOnlyAnId && <Ltr>{row.target}</Ltr>}
    </span>
  )
}
