/** Returns the changes of a form that `sent` did not contain, which were made while it was being saved. */
export const changesSince = <Draft extends object>(sent: Partial<Draft>, now: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as keyof Draft] !== value)) as Partial<Draft>
