/** States that look exactly like rest, and why that is right. */
export const alike: readonly { component: string; state: string; row?: string; reason: string }[] = [
  { component: 'OneTimeCode', state: 'Long words', reason: 'its label is read aloud and not shown' },
]
