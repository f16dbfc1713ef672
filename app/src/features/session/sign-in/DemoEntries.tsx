import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Text } from '@wasla/design-system/primitives/Text'
import { signInFormFields } from '@wasla/contract/public-pages/sign-in-page.ts'
import { useCall } from '#services/useCall.ts'
import { useServices } from '#services/context.ts'
import { VerifyOtpDocument } from '../verify-code/VerifyCodeScreen.generated.ts'
import { demoEntries, reviewerEntry, type DemoEntry, type DemoRole } from './demo-entries.ts'
import * as styles from './DemoEntries.css.ts'
import { SignInDocument } from './SignInScreen.generated.ts'

const countryId = 'SA'

/**
 * The five buttons with which a visitor enters the demo without a number (U-03). Without scripts, they send a code to the number, at the
 * address `formAction`.
 */
export function DemoEntries({ code, formAction }: { code: string; formAction: string }) {
  const { session } = useServices()
  const title = useId()
  const [entering, setEntering] = useState<DemoRole | null>(null)
  const [signIn] = useCall(SignInDocument)
  const [verifyOtp] = useCall(VerifyOtpDocument)

  const enter = async (role: DemoRole, mobileNumber: string) => {
    setEntering(role)
    try {
      const { signIn: sent } = await signIn({ signInInput: { countryId, mobileNumber } })
      const { verifyOtp: opened } = await verifyOtp({ verifyOtpInput: { challengeId: sent.challengeId, code } })
      session.signIn({ access: opened.accessToken, refresh: opened.refreshToken })
    } catch {
      // If the server refuses, a toast says why. After a network failure, the button can be pressed again.
    } finally {
      setEntering(null)
    }
  }

  return (
    <section className={styles.section} aria-labelledby={title}>
      <Text look="caption" tone="muted" id={title}>
        <FormattedMessage id="session.demo.title" />
      </Text>
      <ul className={styles.list}>
        {demoEntries.map((entry) => {
          const { role, number } = entry
          return (
            <li key={role}>
              {number === null ? (
                <Link href={reviewerEntry} className={styles.entry}>
                  <EntryContent {...entry} />
                </Link>
              ) : (
                <form
                  method="post"
                  action={formAction}
                  data-patient
                  onSubmit={(event) => {
                    event.preventDefault()
                    void enter(role, number)
                  }}
                >
                  <input type="hidden" name={signInFormFields.country} value={countryId} />
                  <input type="hidden" name={signInFormFields.number} value={number} />
                  <Button
                    type="submit"
                    className={styles.entry}
                    isPending={entering === role}
                    isDisabled={entering !== null && entering !== role}
                  >
                    <EntryContent {...entry} />
                  </Button>
                </form>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const EntryContent = ({ role, accent, picture }: DemoEntry) => (
  <>
    <Avatar name="" accent={accent} src={picture} icon="shield-check" />
    <span className={styles.name}>
      <FormattedMessage id={`session.demo.${role}`} />
    </span>
  </>
)
