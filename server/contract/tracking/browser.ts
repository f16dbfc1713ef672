/** Apps with their own browser. They are tried before browsers, because an app's user agent also contains the name of a browser. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/musical_ly|BytedanceWebview|ByteLocale|\bTikTok\b|\btrill_/, 'TikTok'],
  [/\bSnapchat\b/, 'Snapchat'],
  [/\bTwitter(?: for |Android\b)/, 'X'],
  [/\bFB(?:AN|AV|_IAB)\b|\[FB/, 'Facebook'],
  [/\bWhatsApp\b/, 'WhatsApp'],
  [/\bTelegram/, 'Telegram'],
]

/** Browsers are tried in this order, because most of their user agents also contain “Chrome” or “Safari”. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bHuaweiBrowser\//, 'Huawei'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\/|\bAppleWebKit\b/, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
]

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/**
 * Returns the coarse family of a user agent, such as `Chrome Android`, `Safari iOS` or `Instagram iOS`; `Other` for everything else. There
 * are only a few dozen families, so a family identifies nobody.
 */
export function browserFamily(agent: string): string {
  const browser = nameIn(apps, agent) ?? nameIn(browsers, agent)
  const system = nameIn(systems, agent)
  return browser && system ? `${browser} ${system}` : 'Other'
}
