import { FormattedMessage } from 'react-intl'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { sessionMessages } from './messages/catalogue.ts'
import { toastProblem } from '#i18n/ProblemText.tsx'
import type { Services } from '#services/services.ts'
import type { EndReason } from '#session/session-reducer.ts'

/** Message after the server ended the session. There is no message if the user signed out, in this tab or another. */
const farewell: Readonly<Partial<Record<EndReason, ErrorCode>>> = { expired: 'INVALID_SESSION', suspended: 'USER_SUSPENDED' }

/**
 * Shows a toast if the session ends, or if another tab switches the profile. Shows it only once, even if many requests notice it (B-13,
 * B-16).
 */
export function announceSession({ session, messages }: Pick<Services, 'session' | 'messages'>) {
  let { generation } = session.read()
  return session.subscribe(() => {
    const state = session.read()
    if (state.generation === generation) return
    generation = state.generation
    const code = state.status === 'signedOut' && state.reason ? farewell[state.reason] : undefined
    if (code) toastProblem({ code, params: {} })
    if (state.status === 'signedIn' && state.since === 'switchElsewhere')
      void messages.need(sessionMessages).then(
        () => showToast({ tone: 'info', text: <FormattedMessage id="session.switched" /> }),
        () => undefined,
      )
  })
}
