import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { withReasonRules } from '@wasla/contract/admin/rules.ts'
import { settingMessage } from '@wasla/contract/settings/settings.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { AdminFinanceQueuesDocument } from '../shell/financeQueues.generated.ts'
import { AdminProposeSettingChangeDocument } from './controls.generated.ts'
import { SettingEditor } from './SettingEditor.tsx'
import { problemsOfRule, type ShownSetting } from './setting-values.ts'

const fields: FormFields = { fields: ['value', 'reason'], codes: { NO_CHANGES_TO_UPDATE: 'value', SETTING_CHANGE_OPEN: 'value' } }

/** Proposes a new value for a money setting. Nothing changes until another admin agrees (Y-09). */
export function ProposeSettingDialog({ setting, onClose }: { setting: ShownSetting; onClose: () => void }) {
  const { key, rule } = setting
  const form = useForm<{ value: unknown; reason: string }>(fields, {
    saved: { value: setting.value, reason: '' },
    check: ({ value, reason }) => [...problemsOfRule(rule, value), ...problemsOf(withReasonRules, { reason })],
  })
  const [propose] = useMutation(AdminProposeSettingChangeDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminFinanceQueuesDocument],
  })
  const send = async () => {
    const isDone = await form.submit(({ value, reason }) => propose({ variables: { key, value, reason: reason.trim() } }))
    if (!isDone) return
    sayDone({ id: 'admin.settingChanges.proposed' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      isDismissDisabled={form.isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={settingMessage(key)} />}
      actions={null}
    >
      <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
        <Text tone="muted">
          <FormattedMessage id="admin.settingChanges.proposeText" />
        </Text>
        <SettingEditor rule={rule} value={form.draft.value} onChange={(value) => form.set({ value })} />
        <TextArea
          name="reason"
          label={<FormattedMessage id="admin.reason" />}
          rows={3}
          counter={{ limit: adminLimits.reason.most }}
          value={form.draft.reason}
          onChange={(reason) => form.set({ reason })}
        />
        <DialogButtons form={form} onCancel={onClose}>
          <FormattedMessage id="admin.adjustments.proposeYes" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
