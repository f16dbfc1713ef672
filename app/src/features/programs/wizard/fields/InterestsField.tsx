import { useMemo } from 'react'
import { interestsByName } from '@wasla/contract/reference/fields.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { FieldTexts } from '@wasla/design-system/components/Field'
import { ChipsField } from './ChipsField.tsx'

type InterestsFieldProps = Pick<FieldTexts, 'hint' | 'isOptional'> & {
  label: string
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Any of our interests, sorted in the reader's language. */
export function InterestsField(props: InterestsFieldProps) {
  const { language } = useLocale()
  const options = useMemo(() => interestsByName(language).map(({ id, name }) => ({ id, label: name })), [language])
  return <ChipsField name="interests" options={options} {...props} />
}
