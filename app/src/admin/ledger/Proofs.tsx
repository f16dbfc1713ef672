import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { Section } from '../shell/Section.tsx'
import { shortHash } from './ledger-check.ts'
import type { LedgerTransaction } from './ledger-transaction.ts'
import { AdminLedgerProofDocument } from './TransactionScreen.generated.ts'
import * as styles from './Proofs.css.ts'

type Sealed = { number: number; hash: string }

/** Shows the seals of the entries. On request, checks whether each hash follows from its entry and the hash before it (I11). */
export function Proofs({ entries }: Pick<LedgerTransaction, 'entries'>) {
  const intl = useIntl()
  const [isChecked, setChecked] = useState(false)
  const sealed = entries.flatMap(({ number, hash }): Sealed[] => (number === null || hash === null ? [] : [{ number, hash }]))
  return (
    <Section title={<FormattedMessage id="admin.ledger.seals" />}>
      <Text tone="muted">
        <FormattedMessage id={sealed.length < entries.length ? 'admin.ledger.notSealedYet' : 'admin.ledger.sealsText'} />
      </Text>
      {sealed.length > 0 && (
        <>
          <ul className={styles.list} aria-label={intl.formatMessage({ id: 'admin.ledger.seals' })}>
            {sealed.map(({ number, hash }) => (
              <li key={number} className={styles.proof}>
                <span>
                  <FormattedMessage id="admin.ledger.sealNumber" values={{ number }} />{' '}
                  <span className={styles.hash}>
                    <Ltr>{`sha256 ${shortHash(hash)}`}</Ltr>
                  </span>
                </span>
                {isChecked && <Proof number={number} />}
              </li>
            ))}
          </ul>
          {!isChecked && (
            <div>
              <Button iconStart="shield-check" onPress={() => setChecked(true)}>
                <FormattedMessage id="admin.ledger.verify" />
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  )
}

function Proof({ number }: Pick<Sealed, 'number'>) {
  const { data, error } = useQuery(AdminLedgerProofDocument, {
    variables: { number },
    context: { errors: 'mine' },
    fetchPolicy: 'network-only',
  })
  if (error)
    return (
      <Badge tone="warning" icon="triangle-alert">
        <FormattedMessage id="admin.ledger.proof.failed" />
      </Badge>
    )
  if (!data)
    return (
      <Badge>
        <FormattedMessage id="admin.ledger.proof.waiting" />
      </Badge>
    )
  return data.adminLedgerProof.isSound ? (
    <Badge tone="success" icon="check">
      <FormattedMessage id="admin.ledger.proof.sound" />
    </Badge>
  ) : (
    <Badge tone="danger" icon="close">
      <FormattedMessage id="admin.ledger.proof.broken" />
    </Badge>
  )
}
