import { FormattedMessage, useIntl } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useState } from 'react'
import { useAdmin } from '../shell/admin-context.ts'
import { isOpen, type CaseRow } from './case-row.ts'
import { contactsText } from './contacts-text.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { StatusBadge } from './StatusBadge.tsx'

type CaseDialogProps = { found: CaseRow; onClose: () => void }

/** Shows one held reward: the shared contact details, the facts, and the decision form. */
export function CaseDialog({ found, onClose }: CaseDialogProps) {
  const { role } = useAdmin()
  const [isSending, setSending] = useState(false)
  const mayDecide = adminMayCall(role, 'adminDecideRewardCase')
  return (
    <Dialog
      isOpen
      isDismissDisabled={isSending}
      onOpenChange={(opens) => !opens && onClose()}
      title={<FormattedMessage id="admin.rewardCases.of" values={{ name: <Bidi key="name">{found.participant}</Bidi> }} />}
      actions={null}
    >
      <Stack gap="md">
        <div>
          <StatusBadge status={found.status} />
        </div>
        <DescriptionList look="stacked" items={useFacts(found)} />
        {isOpen(found) &&
          (mayDecide ? (
            <DecisionForm found={found} onSending={setSending} onClose={onClose} />
          ) : (
            <Text tone="muted">
              <FormattedMessage id="admin.rewardCases.decideForbidden" />
            </Text>
          ))}
      </Stack>
    </Dialog>
  )
}

type FactId = 'program' | 'amount' | 'target' | 'shared' | 'heldSince' | 'decideBy' | 'note'

function useFacts(found: CaseRow): Description[] {
  const intl = useIntl()
  const { date, number } = useFormats()
  const fact = (id: FactId, value: Description['value']): Description => ({
    id,
    name: intl.formatMessage({ id: `admin.rewardCaseFact.${id}` }),
    value,
  })
  return [
    fact(
      'program',
      <TextLink key="program" href={`/programs/${found.programId}`}>
        <Bidi>{found.programName}</Bidi>
      </TextLink>,
    ),
    fact('amount', <Amount key="amount" halalas={found.amount} size="small" />),
    ...(found.target === null ? [] : [fact('target', number(found.target))]),
    fact('shared', contactsText(intl, found)),
    fact('heldSince', date(new Date(found.openedAt), 'moment')),
    ...(isOpen(found) ? [fact('decideBy', date(new Date(found.answerBy), 'moment'))] : []),
    ...(found.note === null
      ? []
      : [
          fact(
            'note',
            <BidiProse key="note" as="div">
              {found.note}
            </BidiProse>,
          ),
        ]),
  ]
}
