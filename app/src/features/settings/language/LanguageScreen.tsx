import { FormattedMessage } from 'react-intl'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { Card } from '@wasla/design-system/components/Card'
import { languages } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useServices } from '#services/context.ts'
import { chooseLanguage } from '#services/actions.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { SettingsPage } from '../SettingsPage.tsx'

/** The language of the app: applied at once, with its direction, and stored for the next visit and for messages (D-38). */
export function LanguageScreen() {
  usePageTitle('settings.menu.language')
  const services = useServices()
  const { language } = useLocale()
  return (
    <SettingsPage name="language">
      <Card isPadded>
        <RadioCards
          name="language"
          layout="row"
          label={<FormattedMessage id="settings.language.label" />}
          hint={<FormattedMessage id="settings.language.hint" />}
          options={languages.map((id) => ({
            id,
            label: (
              <bdi lang={id}>
                <FormattedMessage id={`ds.languageSwitch.name.${id}`} />
              </bdi>
            ),
          }))}
          value={language}
          onChange={(chosen) => void chooseLanguage(services, chosen)}
        />
      </Card>
    </SettingsPage>
  )
}
