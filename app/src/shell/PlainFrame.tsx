import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AppShell, type AppShellProps } from '@wasla/design-system/patterns/AppShell'
import { LanguageSwitch, type LanguageSwitchProps } from '@wasla/design-system/patterns/LanguageSwitch'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { HomeLink } from './HomeLink.tsx'
import { languageAddress } from './language-address.ts'
import * as styles from './PlainFrame.css.ts'

type PlainFrameProps = Pick<AppShellProps, 'width'> & {
  homeHref: string
  onLanguageChange: LanguageSwitchProps['onChange']
  /** Sign-in link, beside the language switch. */
  action?: ReactNode
  children: ReactNode
}

/** Frame of pages that everybody may read, signed in or not. Its bar has the logo and the language switch. */
export function PlainFrame({ homeHref, onLanguageChange, action, ...page }: PlainFrameProps) {
  const { search } = useLocation()
  return (
    <AppShell
      {...page}
      logo={<HomeLink href={homeHref} />}
      end={
        <Inline gap="xxs" keepOneLine>
          <span className={styles.language}>
            <LanguageSwitch onChange={onLanguageChange} addressIn={(language) => languageAddress(search, language)} />
          </span>
          {action && <span className={styles.action}>{action}</span>}
        </Inline>
      }
    />
  )
}
