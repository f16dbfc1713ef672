import { useIntl } from 'react-intl'
import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { shortBy, type Figure, type Requirement, type RequirementState } from './criteria.ts'

const isProfileType = (name: string): name is ProfileType => profileTypes.some((type) => type === name)

/** Returns a criterion in words: `needed` is the requirement, and `has` is the viewer's figure. Without a comparison, `has` is null. */
export function useRequirementWords(requirement: Requirement, state: RequirementState): { needed: string; has: string | null } {
  const intl = useIntl()
  const { compact, percent, number, separator } = useFormats()
  const write = ({ measure }: Pick<Figure, 'measure'>, value: number) => (measure === 'ENGAGEMENT' ? percent(value / 100) : compact(value))
  const listed = (names: readonly string[]) => intl.formatList(names, { type: 'disjunction' })

  if (requirement.criterion === 'PLATFORM') {
    const needed = requirement.figures.map((figure) =>
      intl.formatMessage({ id: `program.needs.${figure.measure}` }, { value: write(figure, figure.needed), count: figure.needed }),
    )
    const has = requirement.figures.flatMap((figure) => {
      if (figure.has === null) return []
      const missing = shortBy(figure)
      if (missing === null) return [write(figure, figure.has)]
      return [
        intl.formatMessage(
          { id: figure.measure === 'ENGAGEMENT' ? 'program.has.shortByPoints' : 'program.has.shortBy' },
          {
            value: write(figure, figure.has),
            missing: figure.measure === 'ENGAGEMENT' ? number(Number(missing.toFixed(1)), 'decimal') : compact(missing),
          },
        ),
      ]
    })
    return {
      needed: intl.formatList(needed, { type: 'unit' }),
      has: state === 'shown' ? null : has.length > 0 ? has.join(separator) : intl.formatMessage({ id: 'program.has.noAccount' }),
    }
  }

  const { criterion } = requirement
  const names = requirement.names.map((name) => (isProfileType(name) ? intl.formatMessage({ id: `shell.kind.${name}` }) : isolate(name)))
  const needed = names.length === 0 ? intl.formatMessage({ id: `program.needs.${criterion}` }) : listed(names)
  return {
    needed:
      criterion === 'INTERESTS' && names.length > 0 ? intl.formatMessage({ id: 'program.needs.oneInterest' }, { list: needed }) : needed,
    has: state === 'shown' ? null : intl.formatMessage({ id: `program.has.${criterion}.${state === 'met' ? 'met' : 'missing'}` }),
  }
}
