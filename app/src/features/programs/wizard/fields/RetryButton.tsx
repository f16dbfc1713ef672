import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'

/** Shown in place of a field that failed to load. */
export const RetryButton = ({ onPress }: { onPress: () => void }) => (
  <Button onPress={onPress}>
    <FormattedMessage id="ds.errorState.retry" />
  </Button>
)
