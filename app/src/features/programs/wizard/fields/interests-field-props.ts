import type { FieldTexts } from '@wasla/design-system/components/Field'

export type InterestsFieldProps = Pick<FieldTexts, 'hint' | 'isOptional'> & {
  name: string
  label: string
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}
