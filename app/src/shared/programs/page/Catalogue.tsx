import { FormattedMessage } from 'react-intl'
import type { Catalogue } from '@wasla/contract/programs/step-data.ts'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { CatalogueCard } from './CatalogueItem.tsx'
import { Section } from './Section.tsx'
import * as styles from './page.css.ts'

/** How many items the overview shows. */
const shown = 4

type CataloguePreviewProps = {
  catalogue: Catalogue
  /** The page of all items; null where there is none. */
  href: string | null
  /** All items stand here. */
  isWhole?: boolean
}

/** The first of what participants talk about, and the way to all of it. */
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
