import { FormattedMessage } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Description } from '@wasla/design-system/components/DescriptionList'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { useFlags } from '#services/context.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { programOf, type Transaction } from './row.ts'

/**
 * Returns what rewards were paid for: the program, the days of the payout run, and the number of rewards. The program is a link if the
 * viewer may open it.
 */
export function useRewardFacts(row: Transaction): Description[] {
  const { date, number } = useFormats()
  const flags = useFlags()
  const { rewards, type, childTransactionsCount } = row
  if (!rewards) return []
  const { programId, canOpenProgram, from, until, count } = rewards
  const name = <Bidi>{programOf(row)}</Bidi>
  const isOpen = canOpenProgram && flags.status === 'known' && flags.flags.program
  const say = (day: string) => date(new Date(startOfDay(day)), 'shortDay')
  return [
    {
      id: 'program',
      name: <FormattedMessage id="wallet.program" />,
      value: isOpen ? <TextLink href={programAddress(programId)}>{name}</TextLink> : name,
    },
    {
      id: 'days',
      name: <FormattedMessage id="wallet.paidDays" />,
      value: <FormattedMessage id="wallet.days" values={{ isOne: from === until, from: say(from), until: say(until) }} />,
    },
    { id: 'rewards', name: <FormattedMessage id="wallet.rewards" />, value: number(count), isNumber: true },
    ...(type === 'PROGRAM_PAYOUT'
      ? [
          {
            id: 'participants',
            name: <FormattedMessage id="wallet.participants" />,
            value: number(childTransactionsCount),
            isNumber: true,
          },
        ]
      : []),
  ]
}
