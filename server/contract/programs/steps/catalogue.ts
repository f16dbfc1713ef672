import * as z from 'zod/mini'
import { rule } from '../../validation/check.ts'
import { readAs } from '../../validation/links.ts'
import { webAddress } from '../../validation/web-address.ts'
import { programLimits } from '../limits.ts'
import type { Catalogue, CatalogueItem } from '../step-data.ts'
import { programFocuses } from '../types.ts'
import { eachOnce, itemId, line, listOf } from './fields.ts'

const url = z.pipe(z.string(rule('required')).check(z.trim(), z.minLength(1, rule('required'))), readAs(webAddress, 'url'))

const item = z.object({
  id: itemId,
  name: line(programLimits.catalogue.name),
  url,
  /** `decideSaveStep` checks that the photo was uploaded to this program. */
  photoUrl: z.string(rule('required')).check(z.minLength(1, rule('required')), z.maxLength(2048, rule('tooLong'))),
  type: z.enum(programFocuses, rule('required')),
  allowReviewRequest: z._default(z.boolean(rule('format')), false),
})

/** CATALOGUE (S2 §5, K-22). */
export const catalogueRules = z.object({
  items: listOf(item, programLimits.catalogue).check(eachOnce<CatalogueItem>('id')),
}) satisfies z.ZodMiniType<Catalogue>
