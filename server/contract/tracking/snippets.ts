import { clickIdParameter, clickIdPattern, clickParameters } from '../programs/dry-run/visit.ts'
import { queryNames } from './conversion-body.ts'
import { conversionLimits } from './conversion-limits.ts'
import type { ConversionEvent } from './record.ts'
import { pixelTestPattern } from './trial.ts'

/** The cookie in which the snippets store a click id. */
const cookie = clickIdParameter

/** Returns a value as a JavaScript literal that cannot close the script element. */
const stated = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Returns the snippet for every page of a shop. It stores the click id of a visitor who came by a participant’s link, for as long as the
 * click may count (Appendix E). It reads the id from every parameter in which this program’s address contains it, in the query and after
 * the `#`. It stores the id for the widest domain that the browser allows, so that all subdomains of the shop can read it (Y-15). It
 * accepts the same ids as `readClickId`, and that of an owner’s pixel test (Y-04).
 */
export const landingSnippet = (trackingUrl: string | null) => `<script>
(function () {
  var names = ${stated(clickParameters(trackingUrl ?? ''))};
  var pairs = (location.search + location.hash).split(/[?#&]/);
  function decoded(text) {
    try { return decodeURIComponent(text.replace(/\\+/g, ' ')); } catch (error) { return text; }
  }
  function idIn(name) {
    for (var i = 0; i < pairs.length; i++) {
      var at = pairs[i].indexOf('=');
      if (at < 0 || decoded(pairs[i].slice(0, at)) !== name) continue;
      var found = /${clickIdPattern}|${pixelTestPattern}/i.exec(decoded(pairs[i].slice(at + 1)));
      if (found) return found[0].toLowerCase();
    }
  }
  var id;
  for (var n = 0; n < names.length && !id; n++) id = idIn(names[n]);
  if (!id) return;
  function keep(value, seconds, domain) {
    document.cookie = '${cookie}=' + value + '; path=/; max-age=' + seconds + '; samesite=lax'
      + (location.protocol === 'https:' ? '; secure' : '') + (domain ? '; domain=' + domain : '');
    return document.cookie.split('; ').indexOf('${cookie}=' + value) >= 0;
  }
  var domains = [''];
  location.hostname.split('.').forEach(function (part, at, all) { domains.push(all.slice(at).join('.')); });
  domains.forEach(function (domain) { keep('', 0, domain); });
  while (domains.length > 0 && !keep(id, ${conversionLimits.window}, domains.pop()));
})();
</script>`

export type PixelOf = {
  src: string
  event: ConversionEvent
  publishableKey: string
  externalId: string
  amount: string | null
  promoCode: string | null
}

/**
 * Returns the snippet for a thank-you page: it loads the pixel with the newest stored click. Without a stored click it does nothing, unless
 * the program counts codes and the shop filled in the code of the order.
 */
export const pixelSnippet = ({ src, event, publishableKey, externalId, amount, promoCode }: PixelOf) => `<script>
(function () {${promoCode === null ? '' : `\n  var code = '${promoCode}';`}
  var kept = document.cookie.split('; ').filter(function (one) { return one.indexOf('${cookie}=') === 0; });
  if (kept.length === 0${promoCode === null ? '' : ` && code === ''`}) return;
  new Image().src = '${src}?' + new URLSearchParams({
    key: '${publishableKey}',
    ${queryNames.event}: '${event}',
    ${queryNames.externalId}: '${externalId}',${amount === null ? '' : `\n    ${queryNames.amount}: '${amount}',`}
    ${promoCode === null ? '' : `${queryNames.promoCode}: code,\n    `}${queryNames.clickId}: ${promoCode === null ? '' : `kept.length === 0 ? '' : `}kept.sort().pop().split('=')[1],
  });
})();
</script>`
