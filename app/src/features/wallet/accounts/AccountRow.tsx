import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import * as row from '#shared/list/Row.css.ts'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { RowPress } from '#shared/list/RowPress.tsx'
import * as styles from './AccountRow.css.ts'
import type { OwnAccount } from './own-account.ts'

type AccountRowProps = { account: OwnAccount; onEdit: () => void; onRemove: () => void }

/** Row of a bank account. While a withdrawal to the account is under way, it can be neither changed nor removed (P-13). */
export function AccountRow({ account, onEdit, onRemove }: AccountRowProps) {
  const intl = useIntl()
  const { date, separator } = useFormats()
  const name = { name: isolate(account.bankName) }
  const title = (
    <Text as="span" look="label">
      <Bidi>{account.bankName}</Bidi>
    </Text>
  )
  return (
    <li className={row.row}>
      <span className={row.sign}>
        <Icon name="bank" />
      </span>
      <div className={row.who}>
        <span className={styles.head}>
          {account.isInUse ? (
            title
          ) : (
            <RowPress label={intl.formatMessage({ id: 'wallet.accounts.editOne' }, name)} onPress={onEdit}>
              {title}
            </RowPress>
          )}
          {account.isInUse && (
            <Badge tone="info">
              <FormattedMessage id="wallet.accounts.inUse" />
            </Badge>
          )}
        </span>
        <Text as="span" look="caption" tone="muted">
          <Ltr>{account.iban}</Ltr>
        </Text>
        <Text as="span" look="caption" tone="muted">
          <Bidi>{account.nameOnAccount}</Bidi>
          <span className={styles.apart}>{separator}</span>
          <span className={styles.added}>
            <FormattedMessage id="wallet.accounts.addedOn" values={{ date: date(new Date(account.createdAt)) }} />
          </span>
        </Text>
        {account.warnings.length > 0 && (
          <ul className={styles.warnings}>
            {account.warnings.map((warning) => (
              <li key={warning} className={styles.warning}>
                <Icon name="triangle-alert" size="small" />
                <Text as="span" look="caption">
                  <FormattedMessage id={`wallet.accounts.warning.${warning}`} />
                </Text>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!account.isInUse && (
        <div className={row.actions}>
          <RowMenu
            name={name.name}
            items={[{ id: 'edit', icon: 'edit', label: intl.formatMessage({ id: 'wallet.accounts.edit' }), onAction: onEdit }]}
            danger={{ id: 'remove', label: intl.formatMessage({ id: 'wallet.accounts.remove' }), onAction: onRemove }}
          />
        </div>
      )}
    </li>
  )
}
