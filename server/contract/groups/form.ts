import * as z from 'zod/mini'
import { userNameRules } from '../profiles/user-name-rules.ts'
import { userNameKey } from '../profiles/user-name.ts'
import { interestById } from '../reference/interests.ts'
import { rule } from '../validation/check.ts'
import { atLeast, atMost } from '../validation/graphemes.ts'
import { displayName, isDisplayName } from '../validation/display-name.ts'
import { groupLimits } from './limits.ts'
import { cleanRichText, visibleLength } from './rich-text/clean.ts'

const { name: nameLength, description: descriptionLength, interests: interestCount } = groupLimits

/** Rules for the name of a group: three to fifty visible characters, not only signs (S1 §5, security case 56). */
const groupName = z.pipe(
  z.string(rule('required')).check(z.maxLength(4096, rule('tooLong'))),
  z.pipe(
    z.transform(displayName),
    z
      .string()
      .check(
        z.minLength(1, { ...rule('required'), abort: true }),
        atLeast(nameLength.min),
        atMost(nameLength.max),
        z.refine(isDisplayName, rule('format')),
      ),
  ),
)

/** Rules for the user name of a group: Latin letters, digits and underscores, stored in small letters (S1 §5, G-05). */
const groupUserName = z.pipe(z.pipe(z.string(rule('required')), userNameRules), z.transform(userNameKey))

/**
 * Rules for a description, which is stored as clean markup. Its length is its number of visible characters (S1 §5, G-06). The editor allows
 * fewer characters (D-18).
 */
const groupDescription = z.pipe(
  z.string(rule('required')).check(z.maxLength(descriptionLength.markup, rule('tooLong'))),
  z.pipe(
    z.transform(cleanRichText),
    z.string().check(
      z.refine((html) => visibleLength(html) > 0, { ...rule('required'), abort: true }),
      z.refine((html) => visibleLength(html) >= descriptionLength.min, rule('tooShort')),
      z.refine((html) => visibleLength(html) <= descriptionLength.max, rule('tooLong')),
    ),
  ),
)

const yesOrNo = (otherwise: boolean) =>
  z.pipe(
    z.nullish(z.boolean(rule('format'))),
    z.transform((value: boolean | null | undefined) => value ?? otherwise),
  )

/** Rules for the fields of a new group, which is public and discoverable by default (S1 §3). Its pictures are checked as files. */
export const createGroupRules = z.object({
  name: groupName,
  userName: groupUserName,
  description: groupDescription,
  isPrivate: yesOrNo(false),
  isDiscoverable: yesOrNo(true),
})

/** Rules for an update of a group. All fields except the user name can change. A field that is left out stays as it is. */
export const updateGroupRules = z.object({
  name: z.nullish(groupName),
  description: z.nullish(groupDescription),
  isPrivate: z.nullish(z.boolean(rule('format'))),
  isDiscoverable: z.nullish(z.boolean(rule('format'))),
})

/** Rules for the interests of a group: one to five different ones of the reference list (S1 §5). */
export const groupInterestsRules = z.object({
  interests: z.pipe(
    z.pipe(
      z.nullish(
        z
          .array(z.string().check(z.refine((id) => interestById(id) !== undefined, rule('unknownValue'))))
          .check(z.maxLength(100, rule('maxItems'))),
      ),
      z.transform((ids: string[] | null | undefined) => [...new Set(ids ?? [])]),
    ),
    z.array(z.string()).check(z.minLength(interestCount.min, rule('minItems')), z.maxLength(interestCount.max, rule('maxItems'))),
  ),
})
