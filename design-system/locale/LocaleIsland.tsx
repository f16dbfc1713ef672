import { LocaleContexts, type LocaleProviderProps } from './LocaleProvider.tsx'
import { fixedDirection } from './fixed-direction.ts'
import { directionOf } from './language.ts'
import { localeRoot } from './localeRoot.css.ts'

/** A part of the page in another language, such as the Arabic preview inside an English screen. */
export function LocaleIsland(props: LocaleProviderProps) {
  return (
    <div
      lang={props.language}
      dir={directionOf(props.language)}
      className={localeRoot}
      data-component="LocaleIsland"
      {...fixedDirection('language')}
    >
      <LocaleContexts {...props} />
    </div>
  )
}
