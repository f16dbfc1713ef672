import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import { ProblemText } from '#i18n/ProblemText.tsx'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { AdminFinanceQueuesDocument } from '../shell/financeQueues.generated.ts'
import { ChangedValue, SettingName, StatusBadge, type SettingChangeRow } from './setting-change-row.tsx'
import { AdminDecideSettingChangeDocument, AdminSettingChangesDocument } from './SettingChangesScreen.generated.ts'

/*
 * Errors that the dialog shows above its buttons. Another admin decided first, the value is no longer valid, or the signed-in admin may not
 * be the second person.
 */
const shown: readonly ErrorCode[] = [
  'SETTING_CHANGE_OF_OWN',
  'NO_CHANGES_TO_UPDATE',
  'DTO_VALIDATION_ERROR',
  'ADMIN_SAME_LINE',
  'ADMIN_RESTING',
  'ADMIN_FIRST_GONE',
]

/** Shows one setting change with its reason. An admin who did not propose the change can apply or reject it. */
export function SettingChangeDialog({ change, onClose }: { change: SettingChangeRow; onClose: () => void }) {
  const intl = useIntl()
  const { date } = useFormats()
  const me = useAdmin()
  const [problem, setProblem] = useState<ServerProblem | null>(null)
  const [decide, { loading }] = useMutation(AdminDecideSettingChangeDocument, {
    context: { errors: { codes: shown } },
    refetchQueries: [AdminSettingChangesDocument, AdminFinanceQueuesDocument],
    awaitRefetchQueries: true,
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminSettings' }),
  })
  const { id, before, value, reason, status, proposedBy, decidedBy, createdAt, expiresAt, decidedAt } = change
  const isWaiting = status === 'Proposed'
  const isMine = proposedBy.id === me.id
  const mayDecide = isWaiting && !isMine && adminMayCall(me.role, 'adminDecideSettingChange')

  const answer = async (approve: boolean) => {
    setProblem(null)
    try {
      await decide({ variables: { id, approve } })
      sayDone({ id: `admin.settingChanges.done.${approve ? 'Applied' : 'Rejected'}` })
      onClose()
    } catch (error) {
      const refusal = problemOf(error)
      if (refusal && shown.includes(refusal.code)) setProblem(refusal)
    }
  }

  const fact = (
    name: 'oldValue' | 'newValue' | 'reason' | 'proposed' | 'decided' | 'expires',
    shownAs: Description['value'],
  ): Description => ({
    id: name,
    name: intl.formatMessage({ id: `admin.column.${name}` }),
    value: shownAs,
  })
  const byAt = (admin: { name: string }, at: string) => (
    <FormattedMessage
      id="admin.adjustments.byAt"
      values={{ name: <Bidi key="name">{admin.name}</Bidi>, moment: date(new Date(at), 'moment') }}
    />
  )
  return (
    <Dialog
      isOpen
      isDismissDisabled={loading}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<SettingName of={change} />}
      actions={
        mayDecide ? (
          <Inline gap="xs" justify="end">
            <Button isDisabled={loading} onPress={() => void answer(false)}>
              <FormattedMessage id="admin.adjustments.reject" />
            </Button>
            <Button variant="primary" isPending={loading} onPress={() => void answer(true)}>
              <FormattedMessage id="admin.settingChanges.apply" />
            </Button>
          </Inline>
        ) : null
      }
    >
      <Stack gap="md">
        <div>
          <StatusBadge status={status} />
        </div>
        <DescriptionList
          look="stacked"
          items={[
            fact('oldValue', <ChangedValue key="old" of={change} value={before} />),
            fact('newValue', <ChangedValue key="new" of={change} value={value} />),
            fact(
              'reason',
              <BidiProse key="reason" as="div">
                {reason}
              </BidiProse>,
            ),
            fact('proposed', byAt(proposedBy, createdAt)),
            ...(isWaiting ? [fact('expires', date(new Date(expiresAt), 'moment'))] : []),
            ...(decidedBy && decidedAt !== null ? [fact('decided', byAt(decidedBy, decidedAt))] : []),
          ]}
        />
        {isWaiting && isMine && (
          <Banner>
            <FormattedMessage id="admin.settingChanges.mine" />
          </Banner>
        )}
        {problem && (
          <Banner tone="danger" isLive>
            <ProblemText problem={problem} />
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
