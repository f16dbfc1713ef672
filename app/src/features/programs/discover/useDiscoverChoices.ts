import { useIntl } from 'react-intl'
import { objectiveTypes, programFocuses } from '@wasla/contract/programs/types.ts'
import type { DiscoverList } from './discover-address.ts'

const any = 'ANY'

type Choice = { label: string; options: { id: string; label: string }[]; value: string; onChange: (id: string) => void; isSet: boolean }

/** Returns the filters for objective and focus, each with one choice. The line on desktops and the sheet on phones both use them. */
export function useDiscoverChoices(list: DiscoverList, go: (change: Partial<DiscoverList>) => void): Record<'objective' | 'focus', Choice> {
  const intl = useIntl()
  return {
    objective: {
      label: intl.formatMessage({ id: 'program.fact.objective' }),
      options: [
        { id: any, label: intl.formatMessage({ id: 'programs.discover.anyObjective' }) },
        ...objectiveTypes.map((id) => ({ id, label: intl.formatMessage({ id: `program.objective.${id}` }) })),
      ],
      value: list.objective ?? any,
      onChange: (id) => go({ objective: objectiveTypes.find((each) => each === id) ?? null }),
      isSet: list.objective !== null,
    },
    focus: {
      label: intl.formatMessage({ id: 'program.fact.focus' }),
      options: [
        { id: any, label: intl.formatMessage({ id: 'programs.discover.anyFocus' }) },
        ...programFocuses.map((id) => ({ id, label: intl.formatMessage({ id: `program.focus.${id}` }) })),
      ],
      value: list.focus ?? any,
      onChange: (id) => go({ focus: programFocuses.find((each) => each === id) ?? null }),
      isSet: list.focus !== null,
    },
  }
}
