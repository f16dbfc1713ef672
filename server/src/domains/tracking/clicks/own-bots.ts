/** A pattern that we add to the maintained list, and the reason for it. */
type Line = { readonly pattern: RegExp; readonly why: string }

/** Bots that the maintained list takes for people. */
export const unlistedBots: readonly Line[] = [
  {
    pattern: /\bms-office\b|\bMSOffice\b|^Microsoft Office\b/i,
    why: 'Word, Excel, PowerPoint and Outlook open a link themselves before they hand it to the browser, and show pictures of mails',
  },
  {
    pattern: /\bMicrosoft Outlook\b|^Outlook-(?:iOS|Android)\b/i,
    why: 'Outlook fetches previews under its own name; people go on in a browser',
  },
  { pattern: /SafeLinks/i, why: 'Safe Links of Microsoft 365 opens the links of mails, where it says its name' },
  { pattern: /Barracuda/i, why: 'Barracuda Link Protection and Sentinel open the links of mails' },
  { pattern: /Mimecast/i, why: 'Mimecast URL Protect opens the links of mails' },
  { pattern: /Proofpoint/i, why: 'Proofpoint URL Defense opens the links of mails' },
  { pattern: /IronPort|Cisco[- ]?(?:Secure[- ]?)?Email/i, why: 'Cisco Secure Email opens the links of mails' },
  { pattern: /Trend ?Micro|\bTMES\b/i, why: 'Trend Micro Email Security opens the links of mails' },
  {
    pattern: /\bSophos\b|\bForti(?:Guard|Mail)\b|\bCloudmark\b|\bSymantec\b/i,
    why: 'filters of mail that open links under their own name',
  },
  {
    pattern: /GoogleImageProxy|YahooMailProxy/i,
    why: 'mail services fetch the pictures of a mail through these, also when nobody reads it',
  },
  { pattern: /\bThunderbird\//, why: 'shows what a mail holds; its links open in the browser' },
]

/**
 * Matches the model of an Android phone in a user agent. It is the part after the system’s version, or after the language that old browsers
 * name. The phone's maker chooses the model name (“M bot 60”, “Scan 5”), so it does not show whether the sender is a bot.
 */
const model = /^(Mozilla\/5\.0 \(Linux; (?:U; )?Android [\d.]+; (?:[a-z]{2}[-_][a-z]{2}; )?)([^;()]*(?:\([^;()]*\)[^;()]*)*)(?=[;)])/i

/** Matches a bot's name in the place of the model: it contains a version, or an address of a page about the bot. */
const isProgram = /\/\d+\.\d|https?:|www\.|@/i

/** Returns a user agent without the model of its phone. */
export const withoutModel = (agent: string): string =>
  agent.replace(model, (whole, system: string, name: string) => (isProgram.test(name) ? whole : `${system}phone`))
