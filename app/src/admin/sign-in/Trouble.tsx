import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { ProblemText } from '#i18n/ProblemText.tsx'
import type { SignInTrouble } from './useAdminSignIn.ts'

/** Shows above the button why the sign-in failed. A rate limit says how long it lasts. */
export const Trouble = ({ trouble }: { trouble: SignInTrouble }) =>
  trouble && (
    <Banner tone={trouble.kind === 'refused' && trouble.problem.code === 'RATE_LIMITED' ? 'warning' : 'danger'} isLive>
      {trouble.kind === 'offline' ? <FormattedMessage id="admin.offline" /> : <ProblemText problem={trouble.problem} />}
    </Banner>
  )
