import { FormattedMessage } from 'react-intl'
import { Empty } from '@wasla/design-system/components/Empty'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { CatalogueCard } from '#shared/programs/page/CatalogueItem.tsx'
import { ProgramFrame, type ProgramTabProps } from './ProgramFrame.tsx'
import * as styles from './CatalogueTab.css.ts'

/** Tab with the products and services that participants may talk about. */
export const ProgramCatalogueScreen = () => <ProgramFrame tab="catalogue">{(parts) => <CatalogueTab {...parts} />}</ProgramFrame>

function CatalogueTab({ program, steps }: ProgramTabProps) {
  const items = steps.catalogue?.items ?? []
  const { userName } = program.profile
  if (items.length === 0)
    return (
      <Empty level={2} title={<FormattedMessage id="programs.catalogue.none" />}>
        <FormattedMessage id="programs.catalogue.noneText" />
      </Empty>
    )
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <CatalogueCard item={item} isKindShown>
            {/* Contact links of the brand, with which a participant can ask for a sample (K-22). */}
            {item.allowReviewRequest && program.viewerRole === 'PARTICIPANT' && userName !== null && (
              <LinkButton size="small" href={`${tabAddress('overview', { type: 'BRAND', userName })}?dialog=connect`}>
                <FormattedMessage id="programs.catalogue.sample" />
              </LinkButton>
            )}
          </CatalogueCard>
        </li>
      ))}
    </ul>
  )
}
