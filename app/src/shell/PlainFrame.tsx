import type { ReactNode } from 'react'
import { AppShell, type AppShellProps } from '@wasla/design-system/patterns/AppShell'
import { LanguageSwitch, type LanguageSwitchProps } from '@wasla/design-system/patterns/LanguageSwitch'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { HomeLink } from './HomeLink.tsx'
import * as styles from './PlainFrame.css.ts'

type PlainFrameProps = Pick<AppShellProps, 'width'> & {
  homeHref: string
  onLanguageChange: LanguageSwitchProps['onChange']
  /** Sign-in link, beside the language switch. */
  action?: ReactNode
  children: ReactNode
}

/** Frame of pages that everybody may read, signed in or not. Its bar has the logo and the language switch. */
export const PlainFrame = ({ homeHref, onLanguageChange, action, ...page }: PlainFrameProps) => (
  <AppShell
    {...page}
    logo={<HomeLink href={homeHref} />}
    end={
      <Inline gap="xxs" keepOneLine>
        <span className={styles.language}>
          <LanguageSwitch onChange={onLanguageChange} />
        </span>
        {action && <span className={styles.action}>{action}</span>}
      </Inline>
    }
  />
)
