import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { useServices, useTheme } from '#services/context.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { themeChoices, type ThemeChoice } from '#theme/theme.ts'
import { SettingsPage } from '../SettingsPage.tsx'

const icons: Readonly<Record<ThemeChoice, IconName>> = { light: 'sun', dark: 'moon', device: 'settings' }

/** Light, dark, or the device's theme: applied at once in every tab, and stored on this device only. */
export function ThemeScreen() {
  usePageTitle('settings.menu.theme')
  const { theme } = useServices()
  const choice = useTheme()
  return (
    <SettingsPage name="theme">
      <Card isPadded>
        <RadioCards
          name="theme"
          label={<FormattedMessage id="settings.theme.label" />}
          hint={<FormattedMessage id="settings.theme.hint" />}
          options={themeChoices.map((id) => ({ id, icon: icons[id], label: <FormattedMessage id={`settings.theme.${id}`} /> }))}
          value={choice}
          onChange={theme.choose}
        />
      </Card>
    </SettingsPage>
  )
}
