import { LateCombobox } from '@wasla/design-system/components/Combobox/LateCombobox.tsx'
import { useCountryChoice, type CountryFieldProps } from './useCountryChoice.ts'

/** A `CountryField` further down a form, whose list loads when the user comes near. */
export const LateCountryField = (props: CountryFieldProps) => <LateCombobox {...useCountryChoice(props)} />
