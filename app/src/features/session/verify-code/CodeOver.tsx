import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { ServerProblem } from '#graphql/problems.ts'
import { ProblemText } from '#i18n/ProblemText.tsx'

/** Shown after the last attempt with a code: says why it cannot be used, and links to the start (B-08). */
export function CodeOver({ problem }: { problem: Pick<ServerProblem, 'code' | 'params'> }) {
  const { search } = useLocation()
  return (
    <Stack gap="lg">
      <Banner tone="danger" isLive>
        <ProblemText problem={problem} />
      </Banner>
      <LinkButton href={`/${search}`} variant="primary" size="large" isFullWidth>
        <FormattedMessage id="session.verify.startAgain" />
      </LinkButton>
    </Stack>
  )
}
