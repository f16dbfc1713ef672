import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { useChangeAddress } from '#shell/useAddress.ts'
import { discoverAddress, discoverTypes, openTypes, readDiscover, type DiscoverList, type DiscoverType } from './discover-address.ts'
import * as styles from './Discover.css.ts'

const isOpen = (type: DiscoverType): type is DiscoverList['type'] => openTypes.some((each) => each === type)

/** The kinds of things to discover that the specification names (H-06). Two of them do not exist yet, so they are below the results. */
export function DiscoverKinds({ type }: Pick<DiscoverList, 'type'>) {
  const intl = useIntl()
  const changeAddress = useChangeAddress()
  return (
    <div className={styles.kinds}>
      <ChipGroup
        label={intl.formatMessage({ id: 'programs.discover.types' })}
        overflow="scroll"
        selected={[type]}
        onChange={([chosen]) =>
          changeAddress(
            (query) => discoverAddress({ ...readDiscover(query), page: 1, type: openTypes.find((each) => each === chosen) ?? 'all' }),
            { preventScrollReset: true },
          )
        }
        options={discoverTypes.map((id) => ({
          id,
          isDisabled: !isOpen(id),
          label: (
            <span className={styles.kind}>
              <FormattedMessage id={`programs.discover.type.${id}`} />
              {!isOpen(id) && <Badge variant="soon" />}
            </span>
          ),
        }))}
      />
    </div>
  )
}
