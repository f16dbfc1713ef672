import { FormattedMessage } from 'react-intl'
import type { SettingChangeStatus } from '@wasla/contract/generated/admin-types.ts'
import type { SettingRule } from '@wasla/contract/settings/kinds.ts'
import { isSettingKey, settingMessage, settings } from '@wasla/contract/settings/settings.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { SettingValue } from '../controls/SettingValue.tsx'
import type { AdminSettingChangesQuery } from './SettingChangesScreen.generated.ts'

/** A row of the list of setting changes. */
export type SettingChangeRow = AdminSettingChangesQuery['adminSettingChanges']['data'][number]

const tones = { Proposed: 'warning', Applied: 'success', Rejected: 'danger', Expired: 'neutral' } as const satisfies Record<
  SettingChangeStatus,
  string
>

export const StatusBadge = ({ status }: { status: SettingChangeStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`admin.settingChangeStatus.${status}`} />
  </Badge>
)

/** Shows the name of the setting, or its key if this build does not know it. */
export const SettingName = ({ of: { key } }: { of: Pick<SettingChangeRow, 'key'> }) =>
  isSettingKey(key) ? <FormattedMessage id={settingMessage(key)} /> : <Ltr>{key}</Ltr>

/** Shows a value of the setting with its unit. */
export function ChangedValue({ of: { key }, value }: { of: Pick<SettingChangeRow, 'key'>; value: unknown }) {
  if (!isSettingKey(key)) return <Ltr>{JSON.stringify(value)}</Ltr>
  const rule: SettingRule = settings[key]
  return <SettingValue rule={rule} value={value} />
}
