/**
 * Makes the page's clock show one time for ever; timers run as usual. Runs inside the page before its scripts, so it must not use anything
 * outside itself. Playwright does this in Chromium.
 */
export function stopClock({ now }: { now: number }): void {
  const Running = Date
  globalThis.Date = new Proxy(Running, {
    apply: () => new Running(now).toString(),
    construct: (target, given, created): Date => Reflect.construct(target, given.length === 0 ? [now] : given, created) as Date,
    get: (target, name, receiver): unknown => (name === 'now' ? () => now : Reflect.get(target, name, receiver)),
  })
}
