import { queryNames } from './conversion-body.ts'
import { trialClickId } from './decide-conversion.ts'
import type { ConversionEvent } from './record.ts'

/** The query of the trial that `sendTestConversion` sends; `number` is used by no other. */
export const trialCall = (event: ConversionEvent, number: string): Record<string, string> => ({
  [queryNames.clickId]: trialClickId,
  [queryNames.event]: event,
  [queryNames.externalId]: `test-${number}`,
  ...(event === 'SALE' ? { [queryNames.amount]: '1.00' } : {}),
})
