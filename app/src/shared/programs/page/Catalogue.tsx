import { FormattedMessage } from 'react-intl'
import type { Catalogue } from '@wasla/contract/programs/step-data.ts'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { CatalogueCard } from './CatalogueItem.tsx'
import { Section } from './Section.tsx'
import * as styles from './page.css.ts'

/** Number of items that the overview shows. */
const shown = 4

type CataloguePreviewProps = {
  catalogue: Catalogue
  /** Address of the page with all items; null if the program has no such page. */
  href: string | null
  /** Shows all items instead of the first ones. */
  isWhole?: boolean
}

/** Shows the first catalogue items and a link to the page with all items. */
export function CataloguePreview({ catalogue, href, isWhole = false }: CataloguePreviewProps) {
  if (catalogue.items.length === 0) return null
  return (
    <Section
      title={<FormattedMessage id="program.catalogue" />}
      aside={
        href !== null && (
          <TextLink href={href} isStandalone>
            <FormattedMessage id="program.catalogue.all" values={{ count: catalogue.items.length }} />
          </TextLink>
        )
      }
    >
      <ul className={styles.goods}>
        {(isWhole ? catalogue.items : catalogue.items.slice(0, shown)).map((item) => (
          <li key={item.id}>
            <CatalogueCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
