import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { AppMode } from '@wasla/contract/platform/config.ts'
import { defaultSetting, settingMessage } from '@wasla/contract/settings/settings.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { AdminSettingsDocument, AdminUpdateSettingDocument } from './controls.generated.ts'
import { SettingEditor } from './SettingEditor.tsx'
import { SettingValue } from './SettingValue.tsx'
import { problemsOfRule, type ShownSetting } from './setting-values.ts'

const fields: FormFields = { fields: ['value', 'key'], codes: { NO_CHANGES_TO_UPDATE: 'value' }, at: () => 'value' }

/** Edits one setting. Checks the new value with the contract’s rule before sending it. */
export function SettingDialog({ setting, mode, onClose }: { setting: ShownSetting; mode: AppMode; onClose: () => void }) {
  const { key, rule, isChanged } = setting
  const form = useForm<{ value: unknown }>(fields, { saved: { value: setting.value }, check: (draft) => problemsOfRule(rule, draft.value) })
  const [update] = useMutation(AdminUpdateSettingDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminSettingsDocument],
    awaitRefetchQueries: true,
  })
  const defaultValue: unknown = defaultSetting(key, mode)
  const name = <FormattedMessage id={settingMessage(key)} />

  const save = async () => {
    if (!(await form.submit(({ value }) => update({ variables: { key, value } })))) return
    sayDone({ id: 'admin.settings.saved', values: { name } })
    onClose()
  }

  const saveDefault = () => {
    form.set({ value: defaultValue })
    void save()
  }

  return (
    <Dialog isOpen isDismissDisabled={form.isSending} onOpenChange={(isOpen) => !isOpen && onClose()} title={name} actions={null}>
      <Form validationErrors={form.validationErrors} onSubmit={() => void save()}>
        <SettingEditor rule={rule} value={form.draft.value} onChange={(value) => form.set({ value })} />
        <Text as="div" look="caption" tone="muted">
          <FormattedMessage id="admin.settings.usual" values={{ value: <SettingValue key="usual" rule={rule} value={defaultValue} /> }} />
        </Text>
        <DialogButtons
          form={form}
          onCancel={onClose}
          before={
            isChanged && (
              <Button variant="quiet" iconStart="undo" isDisabled={form.isSending} onPress={saveDefault}>
                <FormattedMessage id="admin.settings.reset" />
              </Button>
            )
          }
        >
          <FormattedMessage id="admin.save" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
