import { useContext, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { FieldGroup } from '@wasla/design-system/components/Field/FieldGroup.tsx'
import { FieldChanged } from '@wasla/design-system/components/Form/field-changed.ts'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { Text } from '@wasla/design-system/primitives/Text'
import { FormSection } from './FormSection.tsx'
import { GroupInterestChoicesDocument } from './groupForm.generated.ts'
import { interestsInSight } from './interests-in-sight.ts'
import * as styles from './GroupForm.css.ts'

type InterestsStageProps = {
  value: readonly string[]
  /** Interests that were selected when the form opened. */
  saved: readonly string[]
  onChange: (interests: readonly string[]) => void
}

const { min, max } = groupLimits.interests

/** The second stage (S1 §4): a choice of one to five interests that the group is about. */
export function InterestsStage({ value, saved, onChange }: InterestsStageProps) {
  const intl = useIntl()
  const tellForm = useContext(FieldChanged)
  const [isWhole, setWhole] = useState(false)
  const { data, error, loading, refetch } = useQuery(GroupInterestChoicesDocument, { context: { errors: 'mine' } })
  const all = data?.getInterests.data ?? []
  const shown = isWhole ? all : interestsInSight(all, saved)
  const label = intl.formatMessage({ id: 'groups.form.interests' })
  return (
    <FormSection
      title={<FormattedMessage id="groups.form.about" />}
      lead={<FormattedMessage id="groups.form.aboutLead" values={{ min, max }} />}
      end={
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="groups.form.chosen" values={{ count: value.length, max }} />
        </Text>
      }
    >
      {data ? (
        <FieldGroup component="InterestsField" name="interests" label={label}>
          {() => (
            <div className={styles.choices}>
              {/* Hidden field with this control's name. The error summary uses it to focus the control. */}
              <input type="hidden" name="interests" value={value.join(',')} />
              <ChipGroup
                label={label}
                selectionMode="multiple"
                limit={max}
                options={shown.map(({ id, name }) => ({ id, label: name }))}
                selected={value}
                onChange={(ids) => {
                  tellForm('interests')
                  onChange(ids)
                }}
              />
              {shown.length < all.length && (
                <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
                  <FormattedMessage id="groups.form.allInterests" values={{ count: all.length }} />
                </Button>
              )}
            </div>
          )}
        </FieldGroup>
      ) : error ? (
        <ErrorState
          level={3}
          title={<FormattedMessage id="groups.form.interestsFailed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock shape="control" />
          <SkeletonBlock shape="control" />
        </Skeleton>
      )}
    </FormSection>
  )
}
