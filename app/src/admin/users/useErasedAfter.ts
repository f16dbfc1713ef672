import { useQuery } from '@apollo/client/react'
import type { SettingKey } from '@wasla/contract/settings/settings.ts'
import { AdminSettingsDocument } from '../controls/controls.generated.ts'

const setting: SettingKey = 'accounts.erasedAfter'

/** Returns the number of days after which a closed account’s data is erased, from the current setting; null while unknown. */
export function useErasedAfter(): number | null {
  const { data } = useQuery(AdminSettingsDocument, { context: { errors: 'mine' }, fetchPolicy: 'cache-and-network' })
  const value: unknown = data?.adminSettings.find(({ key }) => key === setting)?.value
  return typeof value === 'number' ? value : null
}
