import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Empty } from '@wasla/design-system/components/Empty'

/** Empty state of a list of people if nobody matches the search term or the type. */
export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <Empty
    level={2}
    title={<FormattedMessage id="participations.noMatch" />}
    action={
      <Button onPress={onClear}>
        <FormattedMessage id="participations.noMatch.clear" />
      </Button>
    }
  >
    <FormattedMessage id="participations.noMatch.text" />
  </Empty>
)
