import { expect, it } from 'vitest'
import { browserFamily } from './browser.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`, 'Safari iOS'],
  [`${iPhone} CriOS/122.0.6261.89 Mobile/15E148 Safari/604.1`, 'Chrome iOS'],
  [`${iPhone} Mobile/15E148 Instagram 321.0.0.26.113 (iPhone15,2; iOS 17_4)`, 'Instagram iOS'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/452.0.0.32.104]`, 'Facebook iOS'],
  [`${android} Chrome/122.0.0.0 Mobile Safari/537.36`, 'Chrome Android'],
  [`${android} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`, 'Samsung Android'],
  [`${android} Version/4.0 Chrome/122.0.0.0 Mobile Safari/537.36 trill_330604 BytedanceWebview/d8a21c6`, 'TikTok Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:123.0) Gecko/20100101 Firefox/123.0', 'Firefox Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/122.0.0.0 Safari/537.36 Edg/122.0', 'Edge Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.3 Safari/605.1.15', 'Safari macOS'],
  ['curl/8.4.0', 'Other'],
  ['', 'Other'],
])('recognises the browser %s as %s', (agent, family) => expect(browserFamily(agent)).toBe(family))
