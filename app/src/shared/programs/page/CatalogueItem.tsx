import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CatalogueItem } from '@wasla/contract/programs/step-data.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Image } from '@wasla/design-system/components/Image'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { ExternalLink } from '#shell/ExternalLink.tsx'
import { coverInkOf } from '../status/cover-ink.ts'
import { shownAddress } from './shown-address.ts'
import * as styles from './page.css.ts'

type CatalogueCardProps = {
  item: CatalogueItem
  /** Says whether the item is a product or a service. For the whole catalogue, which mixes both. */
  isKindShown?: boolean
  children?: ReactNode
}

/** Shows a product or a service that participants promote, with its web address. */
export const CatalogueCard = ({ item, isKindShown = false, children }: CatalogueCardProps) => (
  <div className={styles.good}>
    <Image src={item.photoUrl} alt="" name={item.id} ink={coverInkOf(item.id)} ratio="square" isRounded />
    <div className={styles.goodWords}>
      <Text as="span" look="label">
        <Bidi>{item.name}</Bidi>
      </Text>
      <ExternalLink href={item.url} className={styles.shop}>
        <Ltr>{shownAddress(item.url)}</Ltr>
      </ExternalLink>
      {isKindShown && (
        <span>
          <Badge>
            <FormattedMessage id={`program.focus.${item.type}`} />
          </Badge>
        </span>
      )}
    </div>
    {children}
  </div>
)
