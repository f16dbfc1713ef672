import { FieldGroup } from '@wasla/design-system/components/Field/FieldGroup.tsx'
import { SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import type { PlacesFieldProps } from './places-field-props.ts'
import { RetryButton } from './RetryButton.tsx'

type PlacesWaitingProps = Pick<PlacesFieldProps, 'name' | 'label' | 'hint' | 'isOptional' | 'value'> & {
  /** Loads the field again; null unless loading has failed. */
  onRetry: (() => void) | null
}

/** Placeholder of the field with its label, its hint and its errors, and with the chosen places. */
export const PlacesWaiting = ({ name, label, hint, isOptional, value, onRetry }: PlacesWaitingProps) => (
  <FieldGroup component="PlacesWaiting" name={name} label={label} hint={hint} isOptional={isOptional}>
    {() => (
      <>
        <input type="hidden" name={name} value={value.join(',')} />
        {onRetry ? <RetryButton onPress={onRetry} /> : <SkeletonBlock shape="field" />}
        {value.length > 0 && <SkeletonBlock shape="control" />}
      </>
    )}
  </FieldGroup>
)
