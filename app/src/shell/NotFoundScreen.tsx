import { FormattedMessage } from 'react-intl'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { PageError } from '@wasla/design-system/patterns/PageError'
import * as styles from './NotFoundScreen.css.ts'
import { usePageTitle } from './usePageTitle.ts'

/** Shown for an unknown address, with a link home (T-02). For signed-out viewers, home is the sign-in page. */
export function NotFoundScreen({ isSignedIn }: { isSignedIn: boolean }) {
  usePageTitle('shell.notFound.page')
  return (
    <PageError kind="notFound" homeHref={isSignedIn ? '/home' : '/'}>
      {!isSignedIn && (
        <div className={styles.signIn}>
          <TextLink href="/" isStandalone>
            <FormattedMessage id="shell.notFound.signIn" />
          </TextLink>
        </div>
      )}
    </PageError>
  )
}
