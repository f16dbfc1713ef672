import { FieldGroup } from '@wasla/design-system/components/Field/FieldGroup.tsx'
import { SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import type { InterestsFieldProps } from './interests-field-props.ts'
import { RetryButton } from './RetryButton.tsx'

type InterestsWaitingProps = Omit<InterestsFieldProps, 'onChange'> & {
  /** Loads the field again; null unless loading has failed. */
  onRetry: (() => void) | null
}

/** Number of rows of chips, as on most screens. */
const rows = ['first', 'second', 'third', 'fourth'] as const

/** Placeholder of the field with its label, its hint and its errors. It is as large as the field. */
export const InterestsWaiting = ({ name, label, hint, isOptional, value, onRetry }: InterestsWaitingProps) => (
  <FieldGroup component="InterestsWaiting" name={name} label={label} hint={hint} isOptional={isOptional}>
    {() => (
      <>
        <input type="hidden" name={name} value={value.join(',')} />
        {onRetry ? <RetryButton onPress={onRetry} /> : rows.map((row) => <SkeletonBlock key={row} shape="control" />)}
      </>
    )}
  </FieldGroup>
)
