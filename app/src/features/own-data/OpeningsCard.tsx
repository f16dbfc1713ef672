import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Button } from '@wasla/design-system/components/Button'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { accentOf } from '#shell/accents.ts'
import { MyContactOpeningsDocument, type MyContactOpeningsQuery } from './ownData.generated.ts'
import * as styles from './own-data.css.ts'

/** Rows of one page. */
const size = 10

type Opening = MyContactOpeningsQuery['myContactOpenings']['data'][number]

function Row({ opening: { viewer, sawNumber, sawEmail, openedAt } }: { opening: Opening }) {
  const { date } = useFormats()
  const what = sawNumber && sawEmail ? 'both' : sawEmail ? 'email' : 'number'
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        {viewer ? (
          <Avatar name={viewer.fullName} accent={accentOf[viewer.userType]} src={viewer.profileImage} />
        ) : (
          <Avatar name="" icon="user" />
        )}
        <div className={styles.beside}>
          <Text as="span" look="label">
            {viewer ? <Bidi>{viewer.fullName}</Bidi> : <FormattedMessage id="ownData.openings.gone" />}
          </Text>
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id={`ownData.openings.${what}`} />
          </Text>
        </div>
      </div>
      <Text as="span" look="caption" tone="muted">
        {date(new Date(openedAt), 'moment')}
      </Text>
    </li>
  )
}

/** Who opened the contact details of the active profile, the newest first, and how often strangers did. */
export function OpeningsCard() {
  const { number } = useFormats()
  const [offset, setOffset] = useState(0)
  const { data, previousData } = useQuery(MyContactOpeningsDocument, {
    variables: { pagination: { limit: size, offset } },
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? previousData)?.myContactOpenings
  if (!list) return null
  const { count, strangers, data: openings } = list
  const last = Math.min(offset + size, count)
  return (
    <Card as="section" isPadded aria-labelledby="own-data-openings">
      <Stack gap="sm">
        <Heading level={2} id="own-data-openings">
          <FormattedMessage id="ownData.openings.title" />
        </Heading>
        {count === 0 && (
          <Text tone="muted">
            <FormattedMessage id="ownData.openings.none" />
          </Text>
        )}
        {openings.length > 0 && (
          <ul className={styles.rows}>
            {openings.map((opening) => (
              <Row key={opening.id} opening={opening} />
            ))}
          </ul>
        )}
        {count > size && (
          <div className={styles.foot}>
            <Button size="small" isDisabled={offset === 0} onPress={() => setOffset(Math.max(0, offset - size))}>
              <FormattedMessage id="ownData.openings.newer" />
            </Button>
            <Text as="span" look="caption" tone="muted">
              <FormattedMessage id="ownData.openings.range" values={{ from: number(offset + 1), to: number(last), count: number(count) }} />
            </Text>
            <Button size="small" isDisabled={last >= count} onPress={() => setOffset(offset + size)}>
              <FormattedMessage id="ownData.openings.older" />
            </Button>
          </div>
        )}
        <Text look="caption" tone="muted">
          {strangers > 0 && (
            <>
              <FormattedMessage id="ownData.openings.strangers" values={{ count: strangers }} />{' '}
            </>
          )}
          <FormattedMessage id="ownData.openings.kept" />
        </Text>
      </Stack>
    </Card>
  )
}
