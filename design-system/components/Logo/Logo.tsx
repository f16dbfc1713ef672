import { useIntl } from 'react-intl'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { logo, mark, type logoSizes } from './Logo.css.ts'
import { LogoMark } from './LogoMark.tsx'
import { Word } from './Word.tsx'

export const logoWords = ['language', 'both', 'none'] as const

export type LogoProps = {
  /** Word beside the mark: in the page's language, in both languages, or no word if space is short. @default 'language' */
  word?: (typeof logoWords)[number]
  /** @default 'medium' */
  size?: (typeof logoSizes)[number]
}

/**
 * The product's name: mark and word. The drawing is the same in both directions; only the order in the row follows the reading direction.
 */
export function Logo({ word = 'language', size }: LogoProps) {
  const { language } = useLocale()
  const label = useIntl().formatMessage({ id: 'ds.logo.name' })
  return (
    <span role="img" aria-label={label} className={logo({ size })} data-component="Logo">
      <LogoMark className={mark} />
      {word === 'language' && <Word language={language} />}
      {word === 'both' && (
        <>
          <Word language="en" />
          <Word language="ar" />
        </>
      )}
    </span>
  )
}
