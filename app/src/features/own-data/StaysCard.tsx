import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import type { MyData } from './my-data.ts'
import { DeleteMyAccountDocument } from './ownData.generated.ts'
import { ownErrors, useRecent } from './useRecent.tsx'
import * as styles from './own-data.css.ts'

/** What stays after a deletion, why, and until when; and the way to delete the account. */
export function StaysCard({ data, onDeleted }: { data: MyData; onDeleted: () => Promise<unknown> }) {
  const { date } = useFormats()
  return (
    <Card as="section" isPadded aria-labelledby="own-data-stays">
      <Stack gap="sm">
        <Heading level={2} id="own-data-stays">
          <FormattedMessage id="ownData.stays.title" />
        </Heading>
        <ul className={styles.rows}>
          {data.stays.map(({ kind, until }) => (
            <li key={kind} className={styles.row}>
              <div className={styles.beside}>
                <Text as="span" look="label">
                  <FormattedMessage id={`ownData.stays.${kind}`} />
                </Text>
                <Text as="span" look="caption" tone="muted">
                  <FormattedMessage id={`ownData.why.${kind}`} />
                </Text>
              </div>
              <Text as="span" look="caption">
                {until === null ? <FormattedMessage id="ownData.stays.always" /> : date(new Date(until), 'mediumDay')}
              </Text>
            </li>
          ))}
        </ul>
        {!data.deletion && <DeleteAccount data={data} onDeleted={onDeleted} />}
      </Stack>
    </Card>
  )
}

type DeleteAccountProps = { data: MyData; onDeleted: () => Promise<unknown> }

function DeleteAccount({ data: { deletionDays: days, balance, hasOpenWithdrawal }, onDeleted }: DeleteAccountProps) {
  const dialog = useUrlDialog('delete-account')
  const { run, question } = useRecent()
  const [deleteAccount] = useMutation(DeleteMyAccountDocument, { context: ownErrors })
  const isSettled = balance <= 0 && !hasOpenWithdrawal
  return (
    <div className={styles.foot}>
      <Text look="caption" tone="muted">
        <FormattedMessage id="ownData.delete.takes" values={{ days }} />{' '}
        {balance > 0 && <FormattedMessage id="ownData.delete.balance" values={{ balance: <Amount key="balance" halalas={balance} /> }} />}{' '}
        {hasOpenWithdrawal && <FormattedMessage id="ownData.delete.withdrawal" />}
      </Text>
      <Button variant="dangerQuiet" iconStart="trash" isDisabled={!isSettled} onPress={dialog.open}>
        <FormattedMessage id="ownData.delete.open" />
      </Button>
      <ConfirmDialog
        isOpen={dialog.isOpen && isSettled}
        onOpenChange={(next) => (next ? dialog.open() : dialog.close())}
        isSheet
        isDanger
        title={<FormattedMessage id="ownData.delete.question" />}
        confirmText={<FormattedMessage id="ownData.delete.yes" />}
        onConfirm={() =>
          run(async () => {
            await deleteAccount()
            await onDeleted()
          })
        }
      >
        <ul className={styles.effects}>
          <li>
            <FormattedMessage id="ownData.delete.hidden" />
          </li>
          <li>
            <FormattedMessage id="ownData.delete.groups" />
          </li>
          <li>
            <FormattedMessage id="ownData.delete.erased" values={{ days }} />
          </li>
          <li>
            <FormattedMessage id="ownData.delete.back" />
          </li>
        </ul>
      </ConfirmDialog>
      {question}
    </div>
  )
}
