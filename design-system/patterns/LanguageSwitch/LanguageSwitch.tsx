import { Button } from 'react-aria-components/Button'
import { FormattedMessage } from 'react-intl'
import { useIsStatic } from '../../components/Lazy/useIsStatic.ts'
import { Icon } from '../../icons/Icon.tsx'
import { otherLanguage, type Language } from '../../locale/language.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import * as styles from './LanguageSwitch.css.ts'

export type LanguageSwitchProps = {
  /** Called with the requested language. The page keeps its scroll position and its half-filled forms. */
  onChange: (language: Language) => void
  /** Returns the address of this page in a language. On a page that the server renders, the switch is a link to it. */
  addressIn?: (language: Language) => string
}

/**
 * Switches to the other language, and is labelled in that language so that its readers can read it. It is always visible. It never shows a
 * flag, because a language is not a country.
 * @selector [data-hovered] [data-pressed] [data-focus-visible]
 */
export function LanguageSwitch({ onChange, addressIn }: LanguageSwitchProps) {
  const other = otherLanguage(useLocale().language)
  const isStatic = useIsStatic()
  const label = (
    <>
      <Icon name="globe" />
      <span className={styles.name} lang={other}>
        <FormattedMessage id={`ds.languageSwitch.name.${other}`} />
      </span>
    </>
  )
  if (isStatic && addressIn)
    return (
      <a className={styles.button} href={addressIn(other)} hrefLang={other} data-language={other} data-component="LanguageSwitch">
        {label}
      </a>
    )
  return (
    <Button className={styles.button} onPress={() => onChange(other)} data-component="LanguageSwitch">
      {label}
    </Button>
  )
}
