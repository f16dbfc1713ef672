import { LazyCombobox } from '@wasla/design-system/components/Combobox/LazyCombobox.tsx'
import { useCountryChoice, type CountryFieldProps } from './useCountryChoice.ts'

/** A `CountryField` for the lower part of a form. Its list loads when the user comes near the field. */
export const LazyCountryField = (props: CountryFieldProps) => <LazyCombobox {...useCountryChoice(props)} />
