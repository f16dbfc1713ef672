/** Returns a problem if a key is for the wrong mode: no test card may credit a real wallet, and no real card may pay into a demo. */
export function misplacedKey(mode: string | undefined, key: string | undefined): string[] {
  if (mode === 'live' && key?.startsWith('sk_test_')) return ['MOYASAR_KEY is a test key: live needs sk_live_…']
  if ((mode ?? 'demo') === 'demo' && key?.startsWith('sk_live_')) return ['MOYASAR_KEY is a live key: a demonstration takes no real money']
  return []
}
