import { LazyCombobox } from '@wasla/design-system/components/Combobox/LazyCombobox.tsx'
import { useCountryChoice, type CountryFieldProps } from './useCountryChoice.ts'

/** A `CountryField` further down a form, whose list loads when the user comes near. */
export const LazyCountryField = (props: CountryFieldProps) => <LazyCombobox {...useCountryChoice(props)} />
