import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'

/** In the room of a field that could not be fetched. */
export const RetryButton = ({ onPress }: { onPress: () => void }) => (
  <Button onPress={onPress}>
    <FormattedMessage id="ds.errorState.retry" />
  </Button>
)
