import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useProductName } from '#services/useProductName.ts'
import { Bill } from './Bill.tsx'
import { Consents, type Consent } from './Consents.tsx'
import { Rules } from './Rules.tsx'
import { sidesOf, type Overview, type Split } from './split.ts'
import { AnswerSplitDocument, EndSplitDocument, SplitsDocument } from './splits.generated.ts'
import * as styles from './splits.css.ts'

type ProposalProps = { overview: Overview; proposal: Split; onRefused: () => void; onDone: () => void }

/** A proposal that waits: the side that did not send it agrees or declines, the other side may withdraw it. */
export function Proposal({ overview, proposal, onRefused, onDone }: ProposalProps) {
  const { side, account } = overview
  const isOwn = proposal.proposedBy === side
  const consentOf = (whose: Overview['side']): Consent =>
    whose === proposal.proposedBy ? { agreedAt: proposal.proposedAt } : { waits: isOwn ? 'theirTurn' : 'yourTurn' }
  return (
    <Stack gap="md">
      <Consents
        manager={{ party: account.manager, consent: consentOf('MANAGER') }}
        talent={{ party: account.user, consent: consentOf('TALENT') }}
        percent={proposal.percent}
      />
      <div className={styles.columns}>
        <Card as="section" isPadded aria-labelledby="split-meaning">
          <Stack gap="md">
            <Heading level={2} id="split-meaning">
              <FormattedMessage id="splits.meaning" />
            </Heading>
            <Rules />
          </Stack>
        </Card>
        <Stack gap="md">
          <Bill overview={overview} percent={proposal.percent} />
          {isOwn ? (
            <Withdraw proposal={proposal} onRefused={onRefused} onDone={onDone} />
          ) : (
            <Answer overview={overview} proposal={proposal} onRefused={onRefused} onDone={onDone} />
          )}
        </Stack>
      </div>
    </Stack>
  )
}

function Answer({ overview, proposal, onRefused, onDone }: ProposalProps) {
  const { percent } = useFormats()
  const product = useProductName()
  const [answer] = useMutation(AnswerSplitDocument, { refetchQueries: [SplitsDocument], awaitRefetchQueries: true })
  const [sending, setSending] = useState<'agree' | 'decline' | null>(null)
  const name = <Bidi key="name">{sidesOf(overview).other.fullName}</Bidi>
  const send = async (accepts: boolean) => {
    setSending(accepts ? 'agree' : 'decline')
    try {
      await answer({ variables: { id: proposal.id, accepts } })
      showToast({ tone: 'success', text: <FormattedMessage id={accepts ? 'splits.nowAgreed' : 'splits.nowDeclined'} values={{ name }} /> })
      onDone()
    } catch {
      /* The error is shown as a toast; the page shows what is true now. */
      onRefused()
    } finally {
      setSending(null)
    }
  }
  return (
    <Stack gap="xs">
      <div className={styles.buttons}>
        <span className={styles.grow}>
          <Button isFullWidth isPending={sending === 'decline'} isDisabled={sending === 'agree'} onPress={() => void send(false)}>
            <FormattedMessage id="splits.decline" />
          </Button>
        </span>
        <span className={styles.grow}>
          <Button
            variant="primary"
            isFullWidth
            isPending={sending === 'agree'}
            isDisabled={sending === 'decline'}
            onPress={() => void send(true)}
          >
            <FormattedMessage id="splits.agree" values={{ percent: percent(proposal.percent / 100) }} />
          </Button>
        </span>
      </div>
      <Text look="caption" tone="muted">
        <FormattedMessage id="splits.declineNote" values={{ name, product }} />
      </Text>
    </Stack>
  )
}

function Withdraw({ proposal, onRefused, onDone }: Omit<ProposalProps, 'overview'>) {
  const [isAsking, setAsking] = useState(false)
  const [end] = useMutation(EndSplitDocument, { refetchQueries: [SplitsDocument], awaitRefetchQueries: true })
  return (
    <>
      <div className={styles.buttons}>
        <Button onPress={() => setAsking(true)}>
          <FormattedMessage id="splits.withdraw" />
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<FormattedMessage id="splits.withdraw.ask" />}
        confirmText={<FormattedMessage id="splits.withdraw" />}
        onConfirm={() =>
          end({ variables: { id: proposal.id } }).then(onDone, (error: unknown) => {
            onRefused()
            throw error
          })
        }
      >
        <FormattedMessage id="splits.withdraw.text" />
      </ConfirmDialog>
    </>
  )
}
