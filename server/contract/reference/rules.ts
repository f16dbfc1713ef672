import * as z from 'zod/mini'
import { rule } from '../validation/check.ts'
import { countryById } from './countries.ts'

/** A country of the reference list. */
export const countryIdRule = z.string().check(z.refine((id) => countryById(id) !== undefined, rule('unknownCountry')))
