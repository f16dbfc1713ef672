import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { problemOf } from '#graphql/problems.ts'
import { ProblemText } from '#i18n/ProblemText.tsx'

type MoreResultsProps = {
  isPending: boolean
  /** Error of the last attempt to load more. */
  error: unknown
  onMore: () => void
}

/** Button that loads more results. After a failure, an error is above the button; another press tries again. */
export function MoreResults({ isPending, error, onMore }: MoreResultsProps) {
  const problem = problemOf(error)
  return (
    <Stack gap="xs">
      {Boolean(error) && (
        <div role="alert">
          <Text look="caption" tone="muted">
            {problem?.code === 'RATE_LIMITED' ? <ProblemText problem={problem} /> : <FormattedMessage id="search.moreFailed" />}
          </Text>
        </div>
      )}
      <Button variant="secondary" size="small" onPress={onMore} isPending={isPending}>
        <FormattedMessage id="search.more" />
      </Button>
    </Stack>
  )
}
