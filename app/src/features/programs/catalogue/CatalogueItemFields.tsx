import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import type { Sorting } from '@wasla/design-system/components/SortableList'
import { TextField } from '@wasla/design-system/components/TextField'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { programFocuses } from '@wasla/contract/programs/types.ts'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { itemField, type CatalogueItemDraft } from './catalogue-draft.ts'
import { PhotoField } from './PhotoField.tsx'
import * as styles from './Catalogue.css.ts'

type CatalogueItemFieldsProps = {
  item: CatalogueItemDraft
  /** Position of the item in the list, from 1. */
  place: number
  programId: string
  sorting: Sorting
  onChange: (changed: Partial<CatalogueItemDraft>) => void
  /** Removes the item. Absent for the only item, which cannot be removed. */
  onRemove?: () => void
}

/** Fields of one product or service, with its photo beside them (K-22). */
export function CatalogueItemFields({ item, place, programId, sorting, onChange, onRemove }: CatalogueItemFieldsProps) {
  const intl = useIntl()
  const { id, name } = item
  const called = name.trim() === '' ? intl.formatMessage({ id: 'programs.catalogue.item' }, { place }) : isolate(name.trim())
  return (
    <div role="group" className={styles.item} aria-label={called}>
      <div className={styles.head}>
        <span>{sorting.handle}</span>
        <div className={styles.title}>
          <Heading level={3}>{name.trim() === '' ? called : <Bidi>{name}</Bidi>}</Heading>
        </div>
        {onRemove && (
          <RowMenu
            name={called}
            items={sorting.moves}
            danger={{ id: 'remove', label: intl.formatMessage({ id: 'programs.catalogue.remove' }), onAction: onRemove }}
          />
        )}
      </div>
      <div className={styles.body}>
        <PhotoField
          name={itemField(id, 'photoUrl')}
          programId={programId}
          itemName={called}
          seed={id}
          value={item.photoUrl}
          onChange={(photoUrl) => onChange({ photoUrl })}
        />
        <div className={styles.fields}>
          <TextField
            name={itemField(id, 'name')}
            label={<FormattedMessage id="programs.catalogue.name" />}
            counter={{ limit: programLimits.catalogue.name.most }}
            value={name}
            onChange={(typed) => onChange({ name: typed })}
          />
          <TextField
            name={itemField(id, 'url')}
            kind="url"
            label={<FormattedMessage id="programs.catalogue.url" />}
            hint={<FormattedMessage id="programs.catalogue.urlHint" />}
            placeholder="https://"
            value={item.url}
            onChange={(url) => onChange({ url })}
          />
          <RadioGroup
            name={itemField(id, 'type')}
            label={<FormattedMessage id="programs.catalogue.type" />}
            options={programFocuses.map((type) => ({
              id: type,
              label: <FormattedMessage id={`programs.catalogue.type.${type}`} />,
            }))}
            value={item.type}
            onChange={(type) => onChange({ type })}
          />
          <Checkbox
            isSelected={item.allowReviewRequest}
            onChange={(allowReviewRequest) => onChange({ allowReviewRequest })}
            hint={<FormattedMessage id="programs.catalogue.reviewHint" />}
          >
            <FormattedMessage id="programs.catalogue.review" />
          </Checkbox>
        </div>
      </div>
    </div>
  )
}
