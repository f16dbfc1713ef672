import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Meter } from '@wasla/design-system/components/Meter'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { ApiUsageDocument } from './api-keys.generated.ts'

/** Address of the description of the API, which the server makes. */
const reference = '/api/v1/openapi.json'

/** The requests of this hour, and where the API is described. Without figures, it shows only the words. */
export function Usage() {
  const { data } = useQuery(ApiUsageDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  return (
    <Card as="section" isPadded>
      <Stack gap="sm">
        {data && <Meter label={<FormattedMessage id="apiKeys.usage" />} used={data.apiUsage.used} limit={data.apiUsage.most} />}
        <Text look="caption" tone="muted">
          <FormattedMessage
            id="apiKeys.usage.text"
            values={{
              link: (words) => (
                <TextLink key="link" href={reference} isExternal>
                  {words}
                </TextLink>
              ),
            }}
          />
        </Text>
      </Stack>
    </Card>
  )
}
