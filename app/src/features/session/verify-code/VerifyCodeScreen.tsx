import { useEffect, useReducer, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { OneTimeCode } from '@wasla/design-system/components/OneTimeCode'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import { ProblemText } from '#i18n/ProblemText.tsx'
import { NetworkFailure } from '#graphql/network-failure.ts'
import { preloadRoute } from '#platform/preload-route.ts'
import { useCall } from '#services/useCall.ts'
import { useServices } from '#services/context.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { provenBy, type Challenge } from '../challenge/challenge.ts'
import { challengeBox, provenBox } from '../challenge/challenge-box.ts'
import { AuthPage } from '../form/AuthPage.tsx'
import { CodeOver } from './CodeOver.tsx'
import { Resend } from './Resend.tsx'
import { UnknownNumber } from './UnknownNumber.tsx'
import { boxState, nextVerifyState, shownHere } from './verify-state.ts'
import { VerifyOtpDocument } from './VerifyCodeScreen.generated.ts'

/** Text below the boxes. Says why the code was refused. */
const CodeProblem = ({ problem }: { problem: Pick<ServerProblem, 'code' | 'params'> }) =>
  problem.code === 'DTO_VALIDATION_ERROR' ? <FormattedMessage id="field.code" /> : <ProblemText problem={problem} />

/**
 * Page where the code is typed (B-10). Redirects to the page for the number if no code was sent, or if the code has expired and no other
 * code can be sent (B-11).
 */
export function VerifyCodeScreen() {
  usePageTitle('session.verify.title')
  const { tabBox, clock } = useServices()
  const { search } = useLocation()
  const [challenge, setChallenge] = useState(() => challengeBox.read(tabBox))
  if (!challenge || (challenge.expiresAt <= clock.now() && challenge.resendsLeft === 0))
    return <Navigate to={{ pathname: '/', search }} replace />
  return <TypeIn challenge={challenge} onChallenge={setChallenge} />
}

function TypeIn({ challenge, onChallenge }: { challenge: Challenge; onChallenge: (challenge: Challenge) => void }) {
  const { session, tabBox, clock } = useServices()
  const intl = useIntl()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { language } = useLocale()
  const [code, setCode] = useState('')
  /* While the message is on its way, the files of home come. */
  useEffect(() => preloadRoute(document, '/home', language), [language])
  const [state, dispatch] = useReducer(nextVerifyState, { kind: 'typing' })
  const [verifyOtp] = useCall(VerifyOtpDocument, { codes: shownHere })
  const numberHref = `${challenge.entrance === 'signUp' ? '/sign-up' : '/'}${search}`

  const fail = (error: unknown) => {
    const problem = problemOf(error)
    if (!problem) return dispatch(error instanceof NetworkFailure ? { type: 'unreached' } : { type: 'edited' })
    if (problem.code === 'USER_NOT_FOUND') provenBox.keep(tabBox, provenBy(challenge, clock.now()))
    const next = nextVerifyState({ kind: 'checking' }, { type: 'refused', problem })
    if (next.kind === 'over' || next.kind === 'unknownNumber') challengeBox.forget(tabBox)
    if (next.kind === 'typing') setCode('')
    dispatch({ type: 'refused', problem })
  }

  const check = async (typed: string) => {
    dispatch({ type: 'completed' })
    try {
      const { verifyOtp: opened } = await verifyOtp({ verifyOtpInput: { challengeId: challenge.challengeId, code: typed } })
      dispatch({ type: 'accepted' })
      challengeBox.forget(tabBox)
      provenBox.forget(tabBox)
      session.signIn({ access: opened.accessToken, refresh: opened.refreshToken })
    } catch (error) {
      fail(error)
    }
  }

  const renew = (fresh: Challenge) => {
    challengeBox.keep(tabBox, fresh)
    onChallenge(fresh)
    setCode('')
    dispatch({ type: 'resent' })
  }

  const number = groupedPhone(challenge.e164)
  const back = (
    <IconButton icon="arrow-start" label={intl.formatMessage({ id: 'session.verify.back' })} onPress={() => void navigate(numberHref)} />
  )
  if (state.kind === 'unknownNumber')
    return (
      <AuthPage back={back}>
        <UnknownNumber number={number} />
      </AuthPage>
    )
  return (
    <AuthPage back={back}>
      <Stack gap="xl">
        <Stack gap="hair">
          <Heading level={1} look="title">
            <FormattedMessage id="session.verify.title" />
          </Heading>
          <Text tone="muted">
            <FormattedMessage
              id="session.verify.sentTo"
              values={{
                number: (
                  <Ltr key="number">
                    <strong>{number}</strong>
                  </Ltr>
                ),
              }}
            />
          </Text>
        </Stack>
        {state.kind === 'over' ? (
          <CodeOver problem={state.problem} />
        ) : (
          <Stack gap="sm">
            <OneTimeCode
              autoFocus
              state={boxState(state)}
              value={code}
              onChange={(typed) => {
                setCode(typed)
                dispatch({ type: 'edited' })
              }}
              onComplete={(typed) => void check(typed)}
              errorMessage={state.kind === 'wrong' ? <CodeProblem problem={state.problem} /> : undefined}
            />
            {state.kind === 'unreached' && (
              <Banner
                tone="warning"
                isLive
                action={
                  <Button size="small" onPress={() => void check(code)}>
                    <FormattedMessage id="ds.errorState.retry" />
                  </Button>
                }
              >
                {state.problem ? <ProblemText problem={state.problem} /> : <FormattedMessage id="session.offline" />}
              </Banner>
            )}
            <Resend challenge={challenge} onResent={renew} numberHref={numberHref} />
            <Text look="caption" tone="muted">
              <FormattedMessage id="session.verify.hint" />
            </Text>
          </Stack>
        )}
      </Stack>
    </AuthPage>
  )
}
