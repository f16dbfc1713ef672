/** Returns the changes made to a form while `sent` was being saved: the values of `now` that differ from `sent`. */
export const changesSince = <Draft extends object>(sent: Partial<Draft>, now: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as keyof Draft] !== value)) as Partial<Draft>
