import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { AppMode } from '@wasla/contract/platform/config.ts'
import { defaultSetting, settingMessage } from '@wasla/contract/settings/settings.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { useSending } from '../form/useSending.ts'
import { AdminSettingsDocument, AdminUpdateSettingDocument } from './controls.generated.ts'
import { SettingEditor } from './SettingEditor.tsx'
import { SettingValue } from './SettingValue.tsx'
import { problemsOfRule, type ShownSetting } from './setting-values.ts'

const form: FormFields = { fields: ['value', 'key'], codes: { NO_CHANGES_TO_UPDATE: 'value' }, at: () => 'value' }

/** Changes one setting, checked by the contract's own rule before it is sent; from then on the new value counts. */
export function SettingDialog({ setting, mode, onClose }: { setting: ShownSetting; mode: AppMode; onClose: () => void }) {
  const { key, rule, isChanged } = setting
  const { send, isSending, isOffline, validationErrors, errors } = useSending(form)
  const [value, setValue] = useState(setting.value)
  const [update] = useMutation(AdminUpdateSettingDocument, {
    context: { errors },
    refetchQueries: [AdminSettingsDocument],
    awaitRefetchQueries: true,
  })
  const usual: unknown = defaultSetting(key, mode)
  const name = <FormattedMessage id={settingMessage(key)} />

  const keep = async (kept: unknown) => {
    if (!(await send(problemsOfRule(rule, kept), () => update({ variables: { key, value: kept } })))) return
    sayDone({ id: 'admin.settings.saved', values: { name } })
    onClose()
  }

  return (
    <Dialog isOpen isHeld={isSending} onOpenChange={(isOpen) => !isOpen && onClose()} title={name} actions={null}>
      <Form validationErrors={validationErrors} onSubmit={() => void keep(value)}>
        <SettingEditor rule={rule} value={value} onChange={setValue} />
        <Text as="div" look="caption" tone="muted">
          <FormattedMessage id="admin.settings.usual" values={{ value: <SettingValue key="usual" rule={rule} value={usual} /> }} />
        </Text>
        <DialogButtons
          onCancel={onClose}
          isSending={isSending}
          isOffline={isOffline}
          before={
            isChanged && (
              <Button variant="quiet" iconStart="undo" isDisabled={isSending} onPress={() => void keep(usual)}>
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
