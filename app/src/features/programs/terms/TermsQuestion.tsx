import { FormattedMessage } from 'react-intl'
import { differencesOf } from '@wasla/contract/sealed-terms/differences.ts'
import { freeLines } from '@wasla/contract/sealed-terms/terms.ts'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { DifferenceList } from './DifferenceList.tsx'
import type { FreeTerms } from './free-terms.ts'

type TermsQuestionProps = { before: FreeTerms; after: FreeTerms; onAnswer: (isYes: boolean) => void; onClose: () => void }

/** Shows the owner what participants will see as a difference, before a change of terms is saved (K-30). */
export function TermsQuestion({ before, after, onAnswer, onClose }: TermsQuestionProps) {
  const differences = differencesOf({ lines: freeLines(before) }, { lines: freeLines(after) })
  return (
    <ConfirmDialog
      isOpen
      isSheet
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="terms.ask" />}
      confirmText={<FormattedMessage id="terms.save" />}
      onConfirm={() => onAnswer(true)}
    >
      <Stack gap="md">
        <Text>
          <FormattedMessage id="terms.askText" />
        </Text>
        <DifferenceList differences={differences} />
        <Text look="caption" tone="muted">
          <FormattedMessage id="terms.askStay" />
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
