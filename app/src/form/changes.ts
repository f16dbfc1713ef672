/** What is left of the changes of a form after `sent` was saved: what was changed meanwhile. */
export const changesSince = <Draft extends object>(sent: Partial<Draft>, now: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as keyof Draft] !== value)) as Partial<Draft>
