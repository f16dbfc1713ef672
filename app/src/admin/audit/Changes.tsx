import { useIntl } from 'react-intl'
import type { AuditTarget } from '@wasla/contract/admin/audit.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { MessageId } from '#i18n/message-id.ts'
import * as styles from './Changes.css.ts'
import type { Difference, Side } from './difference.ts'

type ChangesProps = { changes: readonly Difference[]; target: AuditTarget | null }

/**
 * Lists the other changes of an action: the old value struck through, then the new one. Screen readers announce which value is old and
 * which is new.
 */
export function Changes({ changes, target }: ChangesProps) {
  const intl = useIntl()
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={change.path} className={styles.change}>
          <FieldName path={change.path} />
          {change.before !== null && (
            <del className={styles.before}>
              <VisuallyHidden>{intl.formatMessage({ id: 'admin.audit.before' })} </VisuallyHidden>
              <Value change={change} target={target}>
                {change.before}
              </Value>
            </del>
          )}
          {change.before !== null && change.after !== null && (
            <span className={styles.arrow}>
              <Icon name="arrow-end" size="tiny" />
            </span>
          )}
          {change.after !== null && (
            <ins className={styles.after}>
              <VisuallyHidden>{intl.formatMessage({ id: 'admin.audit.after' })} </VisuallyHidden>
              <Value change={change} target={target}>
                {change.after}
              </Value>
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}

const lastOf = (path: string) => path.split('.').at(-1) ?? path

/** Shows the name of a field, or its path if it has no name, such as a field of a removed setting. */
function FieldName({ path }: { path: string }) {
  const intl = useIntl()
  const id = `admin.auditField.${lastOf(path)}`
  if (path === '') return null
  return Object.hasOwn(intl.messages, id) ? <span>{intl.formatMessage({ id: id as MessageId })}</span> : <Ltr as="code">{path}</Ltr>
}

/** For each kind of target: the part of a message id that names its statuses. The target’s own screen uses the same messages. */
const stateWords: Partial<Record<AuditTarget, string>> = {
  withdrawal: 'withdrawalStatus',
  adjustment: 'adjustmentStatus',
  review: 'caseStatus',
  program: 'programStatus',
  result: 'resultStatus',
  reviewRequest: 'lookStatus',
  networkCase: 'networkStatus',
  rewardCase: 'rewardCaseStatus',
  user: 'profileStatus',
}

/** For fields that are named alike everywhere: the part of a message id that names their values. */
const fieldWords: Readonly<Record<string, string>> = { role: 'role', way: 'signInWay', secondStep: 'secondStep' }

type ValueProps = { change: Difference; target: AuditTarget | null; children: Side }

/**
 * Shows a value: numbers in the reader’s digits, booleans, roles, ways to sign in and statuses in the reader’s language, other text as it is
 * stored.
 */
function Value({ change: { path }, target, children }: ValueProps) {
  const intl = useIntl()
  const { number, money } = useFormats()
  if (typeof children === 'number') return path === 'total' ? money(children) : number(children)
  if (typeof children === 'boolean') return intl.formatMessage({ id: children ? 'admin.audit.yes' : 'admin.audit.no' })
  const family = lastOf(path) === 'status' && target ? stateWords[target] : fieldWords[lastOf(path)]
  const id = family && `admin.${family}.${children}`
  return id && Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : <Bidi>{children}</Bidi>
}
