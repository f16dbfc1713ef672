import { Button } from 'react-aria-components/Button'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { otherLanguage, type Language } from '../../locale/language.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import * as styles from './LanguageSwitch.css.ts'

export type LanguageSwitchProps = {
  /** Called with the requested language. The page keeps its scroll position and its half-filled forms. */
  onChange: (language: Language) => void
}

/**
 * Switches to the other language, and is labelled in that language so that its readers can read it. It is always visible. It never shows a
 * flag, because a language is not a country.
 * @selector [data-hovered] [data-pressed] [data-focus-visible]
 */
export function LanguageSwitch({ onChange }: LanguageSwitchProps) {
  const other = otherLanguage(useLocale().language)
  return (
    <Button className={styles.button} onPress={() => onChange(other)} data-component="LanguageSwitch">
      <Icon name="globe" />
      <span className={styles.name} lang={other}>
        <FormattedMessage id={`ds.languageSwitch.name.${other}`} />
      </span>
    </Button>
  )
}
