import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Card } from '@wasla/design-system/components/Card'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { accentOf } from '#shell/accents.ts'
import type { PageProgram } from './page-program.ts'
import * as styles from './page.css.ts'

/** Shows the brand that runs the program, with a link to its profile. */
export const BrandCard = ({ brand }: { brand: PageProgram['profile'] }) => (
  <Card as="section" isPadded>
    <div className={styles.brand}>
      <Avatar name={brand.fullName} accent={accentOf.BRAND} src={brand.profileImage} size="large" />
      <div className={styles.brandWords}>
        <Heading level={2} look="heading">
          <MarkedName member={brand} />
        </Heading>
        {brand.userName !== null && (
          <Text as="span" look="caption" tone="muted">
            <Ltr>@{brand.userName}</Ltr>
          </Text>
        )}
        {brand.bio && (
          <Text as="div" look="caption" tone="muted" dir="auto">
            {brand.bio}
          </Text>
        )}
      </div>
      {brand.userName !== null && (
        <LinkButton href={tabAddress('overview', { type: 'BRAND', userName: brand.userName })}>
          <FormattedMessage id="program.brand.see" />
        </LinkButton>
      )}
    </div>
  </Card>
)
