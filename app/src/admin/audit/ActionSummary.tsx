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

/** Shows the name of an action, or its code if this build does not know it. */
const ActionWord = ({ action }: { action: string }) =>
  isLoggedAction(action) ? <FormattedMessage id={`admin.audit.${action}`} /> : <Ltr>{action}</Ltr>

/** Title of a row: the action and its amount. For a setting: its name, and the old and the new value with their units. */
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

/** Shows the action, its reason and its other changes. The title is a link if the reader may open the page of the target. */
export function ActionSummary({ row }: { row: AuditRow }) {
  const { role } = useAdmin()
  const page = pageOf(role, row)
  const reason = reasonOf(row)
  const rest = restOf(row)
  return (
    <span className={styles.summary}>
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

/** Shows who did the action, or “automatic” if the system did it. */
export function Actor({ row: { actor, actorName } }: { row: AuditRow }) {
  if (actorName) return <Bidi>{actorName}</Bidi>
  if (actor === 'system') return <FormattedMessage id="admin.audit.automatic" />
  return <Ltr>{actor}</Ltr>
}

/** Targets of demo actions. These targets are fixed words, not ids. */
const ofDemo = ['demo', 'clock']

/** Returns whether the title already says what the row is about: a setting, a feature, the demo or an amount. */
const isSaidByTitle = (row: AuditRow): boolean =>
  settingOf(row) !== null || isTurnedOn(row) !== null || ofDemo.includes(row.target) || typeof row.amount === 'number'

/**
 * Returns the names of the person, program and colleague that a row concerns. `page` is the address of a name’s page; null if the reader
 * may not open that page.
 */
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

/** Shows the people and the program that a row concerns. Shows the target’s id only if none of them has a name any more. */
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

/** Muted line of a row on a phone: who did the action, then the names that the action concerns. Does not repeat the actor’s name. */
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
