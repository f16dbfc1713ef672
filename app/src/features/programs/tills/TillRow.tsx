import { useState, type ReactNode } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import type { MadePin } from './made-pin.ts'
import { TillForm } from './TillForm.tsx'
import { TillOrders } from './TillOrders.tsx'
import { ChangeTillDocument, RenewTillPinDocument, RevokeTillDocument, type TillFieldsFragment } from './tills.generated.ts'
import * as styles from './tills.css.ts'

type TillRowProps = {
  programId: string
  till: TillFieldsFragment
  /** Called with a new PIN. */
  onMade: (made: MadePin) => void
  onChanged: () => void
  /** The PIN, while it is shown. */
  children: ReactNode
}

type Open = 'edit' | 'renew' | 'revoke' | null

/** One till: its state and use, its link, and what its owner may do with it. A closed one shows only what it reported. */
export function TillRow({ programId, till, onMade, onChanged, children }: TillRowProps) {
  const intl = useIntl()
  const [open, setOpen] = useState<Open>(null)
  const [showsOrders, setShowsOrders] = useState(false)
  const named = { programId, id: till.id }
  const [change] = useMutation(ChangeTillDocument)
  /* The PIN is kept out of the cache. */
  const [renew] = useMutation(RenewTillPinDocument, { variables: named, fetchPolicy: 'no-cache' })
  const [revoke] = useMutation(RevokeTillDocument, { variables: named })
  const close = () => setOpen(null)
  const isInUse = till.revokedAt === null
  const name = <Bidi key="name">{till.name}</Bidi>
  return (
    <li className={styles.till} data-till={till.id}>
      <Heading level={3} look="label">
        {name}
      </Heading>
      <Facts till={till} />
      {children}
      {isInUse && <CopyField label={intl.formatMessage({ id: 'tills.link' })} value={till.url} ground="sunken" />}
      <div className={styles.actions}>
        <Button size="small" aria-expanded={showsOrders} onPress={() => setShowsOrders(!showsOrders)}>
          <FormattedMessage id={showsOrders ? 'tills.orders.hide' : 'tills.orders'} />
        </Button>
        {isInUse && (
          <>
            <Button size="small" onPress={() => setOpen('edit')}>
              <FormattedMessage id="tills.edit" />
            </Button>
            <Button size="small" onPress={() => setOpen('renew')}>
              <FormattedMessage id="tills.renew" />
            </Button>
            <Button size="small" variant="dangerQuiet" onPress={() => setOpen('revoke')}>
              <FormattedMessage id="tills.revoke" />
            </Button>
          </>
        )}
      </div>
      {showsOrders && <TillOrders programId={programId} tillId={till.id} />}
      {open === 'edit' && (
        <TillForm
          till={till}
          send={async (typed, errors) => {
            const { data } = await change({ variables: { input: { ...named, ...typed } }, context: { errors } })
            if (!data) return false
            showToast({ tone: 'success', text: <FormattedMessage id="tills.changed" /> })
            return true
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'renew'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={<FormattedMessage id="tills.renew.ask" values={{ name }} />}
        confirmText={<FormattedMessage id="tills.renew" />}
        onConfirm={async () => {
          const { data } = await renew()
          if (!data) return
          onMade({ tillId: till.id, pin: data.renewTillPin.pin })
          close()
          onChanged()
        }}
      >
        <FormattedMessage id="tills.renew.text" />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'revoke'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={<FormattedMessage id="tills.revoke.ask" values={{ name }} />}
        confirmText={<FormattedMessage id="tills.revoke" />}
        onConfirm={async () => {
          const { data } = await revoke()
          if (!data) return
          close()
          onChanged()
        }}
      >
        <FormattedMessage id="tills.revoke.text" />
      </ConfirmDialog>
    </li>
  )
}

/** What is known of a till: whether it is closed or locked, its use, and what it reported. */
function Facts({ till }: { till: TillFieldsFragment }) {
  const { date, money } = useFormats()
  const { lastUsedAt, lockedUntil, locks, orders, phones, revokedAt, sum } = till
  return (
    <>
      <div className={styles.facts}>
        {revokedAt !== null && (
          <Badge>
            <FormattedMessage id="tills.revoked" values={{ day: date(new Date(revokedAt), 'shortDay') }} />
          </Badge>
        )}
        {lockedUntil !== null && (
          <Badge tone="danger" icon="lock">
            <FormattedMessage id="tills.locked" values={{ moment: date(new Date(lockedUntil), 'moment') }} />
          </Badge>
        )}
        <Text as="span" look="caption" tone="muted">
          {lastUsedAt === null ? (
            <FormattedMessage id="tills.neverUsed" />
          ) : (
            <FormattedMessage id="tills.lastUsed" values={{ moment: date(new Date(lastUsedAt), 'moment') }} />
          )}
        </Text>
        {revokedAt === null && (
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id="tills.phones" values={{ count: phones }} />
          </Text>
        )}
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="tills.total" values={{ count: orders, sum: money(sum) }} />
        </Text>
      </div>
      {locks > 0 && revokedAt === null && (
        <Text look="caption">
          <FormattedMessage id="tills.locks" values={{ count: locks }} />
        </Text>
      )}
    </>
  )
}
