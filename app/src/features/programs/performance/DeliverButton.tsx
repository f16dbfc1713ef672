import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { MilestoneResultFragment } from '#shared/results/results.generated.ts'
import { MarkRewardDeliveredDocument, ParticipantDetailsDocument, ProgramPerformanceDocument } from './performance.generated.ts'

type DeliverButtonProps = { programId: string; profileId: string; milestone: MilestoneResultFragment }

/**
 * Button that marks an experience as delivered (L-12). It asks for a confirmation, because this cannot be undone. If the server refuses,
 * the dialog stays open and a toast says why.
 */
export function DeliverButton({ programId, profileId, milestone }: DeliverButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [send] = useMutation(MarkRewardDeliveredDocument, {
    refetchQueries: [ParticipantDetailsDocument, ProgramPerformanceDocument],
    awaitRefetchQueries: true,
  })
  const deliver = async () => {
    await send({ variables: { programId, profileId, milestoneId: milestone.id } })
    showToast({ tone: 'success', text: <FormattedMessage id="performance.deliver.done" /> })
  }
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        <FormattedMessage id="performance.deliver" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<FormattedMessage id="performance.deliver.ask" />}
        confirmText={<FormattedMessage id="performance.deliver.yes" />}
        onConfirm={deliver}
      >
        <FormattedMessage id="performance.deliver.text" values={{ reward: <Bidi>{milestone.reward}</Bidi> }} />
      </ConfirmDialog>
    </>
  )
}
