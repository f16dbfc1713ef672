import { useMemo } from 'react'
import { interestsByName } from '@wasla/contract/reference/fields.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { ChipsField } from './ChipsField.tsx'
import type { InterestsFieldProps } from './interests-field-props.ts'

/** Field for any number of interests, sorted in the reader's language. */
export function WholeInterestsField(props: InterestsFieldProps) {
  const { language } = useLocale()
  const options = useMemo(() => interestsByName(language).map(({ id, name }) => ({ id, label: name })), [language])
  return <ChipsField options={options} {...props} />
}
